import type { Art } from '../../packages/garment-art/src/art.ts';
import { type Fit, fits } from '../../src/domains/reviews/fit.ts';

/** Kinds of products that customers describe with the same words. */
export type Kind =
  | 'top'
  | 'festive'
  | 'tailored'
  | 'drape'
  | 'bottom'
  | 'warm'
  | 'feet'
  | 'ornament'
  | 'carry'
  | 'cap'
  | 'kids';
/** The rating that a sentence suits: delight (5), content (4), middling (3), letdown (1 and 2). */
export type Mood = 'delight' | 'content' | 'middling' | 'letdown';

/**
 * The kind of words for a product: for a plain suit the same as for a kurta, for an embroidered one as for a lehenga; for
 * a child's shoes as for shoes.
 */
export function kindOf({ garment, print, audience }: Art): Kind {
  if (['juttis', 'sandals', 'shoes'].includes(garment)) return 'feet';
  if (['earrings', 'necklace', 'bangles', 'ring', 'watch'].includes(garment)) return 'ornament';
  if (garment === 'bag') return 'carry';
  if (garment === 'cap') return 'cap';
  if (audience === 'girls' || audience === 'boys') return 'kids';
  if (garment === 'sherwani' || garment === 'nehru-jacket') return 'tailored';
  if (garment === 'salwar-suit' || garment === 'kurta-set') return print === 'gota' ? 'festive' : 'top';
  if (['saree', 'dupatta', 'shawl', 'scarf', 'dhoti', 'folded'].includes(garment)) return 'drape';
  if (['lehenga', 'anarkali'].includes(garment)) return 'festive';
  if (['jeans', 'trousers', 'skirt', 'shorts', 'leggings'].includes(garment)) return 'bottom';
  if (['jacket', 'hoodie', 'sweater'].includes(garment)) return 'warm';
  return 'top';
}

/** What a product must have for a sentence to be about it. */
const needs = {
  sleeves: ({ sleeve }: Art) => sleeve === 'full' || sleeve === 'elbow',
  collar: ({ neck }: Art) => neck === 'collar' || neck === 'band',
  printed: ({ print }: Art) => print !== 'plain' && print !== 'denim',
  long: ({ length }: Art) => length === 'long' || length === 'knee',
  trousers: ({ garment }: Art) => garment === 'jeans' || garment === 'trousers',
  saree: ({ garment }: Art) => garment === 'saree',
  wrap: ({ garment }: Art) => ['shawl', 'scarf', 'dupatta'].includes(garment),
  handmade: ({ garment }: Art) => garment === 'juttis',
  worn: ({ garment }: Art) => garment !== 'watch',
  women: ({ audience }: Art) => audience === 'women',
  men: ({ audience }: Art) => audience === 'men',
} satisfies Record<string, (art: Art) => boolean>;

/** A sentence, and what it says of how the size came out. */
export interface Sentence {
  readonly text: string;
  readonly fit: Fit | null;
}

/**
 * The sentences about a product of this kind that it suits; only those about the fit of products with sizes. A sentence
 * begins with what it needs and says of the fit: 'sleeves, large: The sleeves are …'.
 */
export function sentencesFor(art: Art, mood: Mood, isSized: boolean): Sentence[] {
  return openings[kindOf(art)][mood].flatMap((opening) => {
    const [, tags = '', text = opening] = /^([a-z, ]+): (.*)$/.exec(opening) ?? [];
    const tagNames = tags.split(', ').filter(Boolean);
    const fit = fits.find((one) => tagNames.includes(one)) ?? null;
    const others = tagNames.filter((tag) => tag !== fit) as (keyof typeof needs)[];
    const suits = others.every((need) => needs[need](art)) && (isSized || fit === null);
    return suits ? [{ text, fit }] : [];
  });
}

/** Sentences that only an owner of the product could write. `{colour}` is the cloth's colour. */
// biome-ignore format: lists of talk
const openings: Record<Kind, Record<Mood, readonly string[]>> = {
  top: {
    delight: ['true: Fits like it was stitched for me.', 'Wore it to office and three people asked where it is from.', 'The {colour} is exactly as in the picture, maybe nicer.', 'collar: Very soft, no itching at the collar.', 'Seams are clean inside also.', 'Bought one, then went back and bought another for the family.', 'true: Finally something where the shoulders don’t fall off.', 'Washed it four times already and it still looks new.', 'true: Length is just right on me, which never happens.', 'Ekdum badhiya, looks far costlier than it is.', 'Comfortable through a full day of standing.', 'printed: The print is crisp and has not moved in the wash.', 'Cloth breathes well, even in May.'],
    content: ['sleeves, large: Good fit, though the sleeves are an inch long for me.', 'Nice cloth, needs ironing every time.', 'Lovely shade of {colour}, a little deeper than on screen.', 'large: Fits well at the chest, slightly loose at the waist.', 'Good everyday piece, nothing to complain at this price.', 'true: Took my usual size and it was right.', 'Finishing is neat, one loose thread which I cut.', 'Colour bled a little in the first wash, fine after that.', 'small: Nice, but a bit snug at the shoulders, I went one size up.'],
    middling: ['It is okay. Thinner than I expected.', 'Shade came a bit duller than the photo.', 'large: Had to get it taken in at the sides, otherwise fine.', 'large: Runs large, order one size down.', 'Average stitching, nice design.', 'sleeves, small: Sleeves are tight for me, the rest is fine.'],
    letdown: ['small: Shrunk after one wash, now it is my younger cousin’s.', 'One side seam was stitched crooked.', 'small: Size chart says M, but this is S at best.', 'The {colour} left stains on my other clothes in the wash.', 'Cloth has gone rough after two washes.'],
  },
  festive: {
    delight: ['Wore it for my brother’s wedding and did not want to take it off.', 'printed: The work on it is so neat, even my mother-in-law approved!', 'Photos came out beautiful in this {colour}.', 'long: Fall and flare are superb, not heavy at all on the shoulders.', 'Every aunty at the sangeet wanted the shop’s name.', 'Lining is soft so nothing pricks, I danced for three hours.', 'printed: Worth each rupee, you can see the hand work.', 'Kya kaam hai! Better than what the big showrooms showed me at double price.', 'true: Fitting was perfect straight from the box.', 'Looks even richer in evening light.', 'Comfortable enough to sit through all the pheras.'],
    content: ['Beautiful piece, little heavy towards the end of the evening.', 'large: Looks rich. I had it taken in at the waist.', 'Nice {colour}, length could be an inch more.', 'Good work for the money, hooks needed re-stitching.', 'Very pretty; keep a day for steaming, it comes folded tight.', 'Received many compliments, packing could be better.', 'true: True to size, margin is there if you need it.'],
    middling: ['Design is good but the lining is rough.', 'Looks slightly different in daylight, more dull.', 'Length was short for me at 5 ft 8.', 'Okay for one function, would not repeat.', 'small: Tight at the bust for my usual size, had to open the margin.'],
    letdown: ['printed: Some of the work came off before the function was over.', 'Reached me two days before the event with the zip stuck.', 'Colour does not match the photo at all.', 'small: Too tight in the arms, and there is no margin to open.', 'Lining tore the first time I sat down.'],
  },
  tailored: {
    delight: ['true: Sits on the shoulders as if my own tailor had cut it.', 'Wore it to two weddings in one week, looked sharp at both.', 'The {colour} looks royal under lights.', 'Lining is smooth and the buttons are solid.', 'Ordered online with doubts, and now the whole family orders.', 'Photographer asked me where I got it, enough said.', 'true: Fits at the chest without pulling at the buttons.', 'Cloth has weight and still does not feel hot.', 'Goes with a plain kurta and with a shirt.'],
    content: ['small: Good cut, armholes a bit snug.', 'large: Very smart, I had the sides taken in half an inch.', 'Nice cloth, comes a little creased in the box.', 'true: True to size. A hanger would have been a nice touch.', 'Looks costly, feels slightly heavy in the afternoon.', 'One spare button would have been nice.'],
    middling: ['collar: Decent, collar is a bit stiff at the neck.', 'Shade is darker than the photo, still usable.', 'Fine for one evening, cloth is ordinary.', 'large: Boxy on me, next time a size down.'],
    letdown: ['A button came off before the function.', 'small: Size 42 fits like 40, had to borrow my brother’s.', 'collar: Stitching at the collar is not even.', 'Lining was open at the back seam.'],
  },
  drape: {
    delight: ['Falls like a dream.', 'So light that I forgot I was wearing it.', 'The {colour} glows in evening light.', 'women: Gifted to my mother and she has already shown it to the whole colony.', 'The ends are finished beautifully, very fine work.', 'Very soft and the length is generous.', 'printed: Pure and genuine, I know the craft and this is the real thing.', 'women: Wore it on the first day of Navratri, compliments all day.', 'Bahut sundar, photo does no justice.', 'saree: Pleats stay where you put them, all evening.', 'wrap: Big enough to wrap twice.', 'men: Stays tied through a whole havan, no adjusting.'],
    content: ['Lovely, though it took one careful ironing to sit right.', 'Nice feel; {colour} is one shade deeper than on screen.', 'Good quality, a little lighter than I expected.', 'saree: Pretty and easy to manage, even for a beginner like me.', 'printed: Edges are a bit uneven but I like that it is handmade.', 'Elegant. Comes folded tight, hang it for a day.', 'wrap: Warm colours, a little smaller than I thought.'],
    middling: ['Cloth is thinner than I thought.', 'Nice but creases the moment you sit.', 'Looks less sharp than in the photo.', 'Decent, nothing special.'],
    letdown: ['Colour ran although I did what the label says.', 'There was a pulled thread right in the middle.', 'Feels rougher than it looks, I returned it.', 'Border came loose at one end.'],
  },
  bottom: {
    delight: ['true: Best fit I have found without a tailor.', 'true: Waist does not gape and it moves with me, what else does one want.', 'Sat cross-legged for a whole puja, very comfortable.', 'The colour is still as it came, after months.', 'Bought my second pair of these.', 'Stitching is solid inside and out.', 'Goes with half my cupboard.', 'long, true: Length came right, no need of hemming for once.', 'Pockets are deep enough for a phone, thank you.'],
    content: ['long, large: Good, little long, got it hemmed for 40 rupees.', 'Cloth is good; stretch loosens by evening.', 'small: Nice {colour}. Waist is right, hips a bit snug.', 'Comfortable, though it creases by evening.', 'Solid for the price.', 'true: My usual waist size, sits well.', 'trousers: Zip was stiff for the first days.'],
    middling: ['Okay, shade is different from the photo.', 'Material is fine, the cut is a bit old style.', 'large: Waist is loose on me, a belt helps.', 'Pockets are for show only.'],
    letdown: ['A seam opened on day two.', 'Lost its shape after the second wash.', 'small: Size is clearly wrong, fits one number less.', 'Colour came off on my scooter seat.'],
  },
  warm: {
    delight: ['Kept me warm on the scooter at 6 in the morning, no small thing.', 'So cosy, and not bulky at all.', 'The {colour} is gorgeous and goes with everything I own.', 'men: My father has not taken it off since it came.', 'women: My mother has quietly taken it over.', 'Does not itch even on bare skin.', 'Looks like the branded ones at a third of the rate.', 'Wore it at Mount Abu in December, enough by itself.', 'true: Fits over a kurta without bunching, my usual size.'],
    content: ['Warm enough for Jaipur, maybe not for Shimla.', 'Good quality, some lint in the first wash.', 'sleeves, large: Nice, sleeves a bit long for me.', 'Soft and light, wish it were an inch longer.', 'Happy with it, delivery took five days.', 'small: Good, but snug over a second layer.'],
    middling: ['Okay okay. Warm, but it started pilling at the sides.', 'Thinner than it looks.', 'large: Colour good, cut is boxy and big.', 'Warm, but the zip or buttons could be better.'],
    letdown: ['sleeves: Cuff came undone within the week.', 'Pilled badly after two wears.', 'Smelled of dye even after airing it.', 'small: Shrank in a cold wash, unwearable now.'],
  },
  feet: {
    delight: ['No shoe bite at all, wore them from the first day.', 'Cushion inside is so good, danced a full baraat in these.', 'The {colour} is even better in person.', 'true: True to size and very light.', 'Material is first class, you can feel it.', 'Everyone at work has noticed my feet this week, ha ha.', 'Soles have good grip, even on our marble floor.', 'Finishing is so fine, even inside.', 'handmade: You can see each stitch is by hand.', 'Walked all of Hawa Mahal road in them, no pain.'],
    content: ['small: Lovely, tight for two days and then perfect.', 'small: Good pair, I would suggest one size up.', 'Comfortable; the edges rubbed a little at first.', 'Looks great, sole is a bit thin for the road.', 'Nice finish, box came squashed but the pair was fine.', 'true: My usual number was right.', 'large: A little roomy at the heel, a pad solved it.'],
    middling: ['Pretty but hard, I keep them for short functions.', 'small: Left was a bit tighter than the right.', 'Okay for the price, cushioning is nominal.', 'large: Slips at the heel in my usual number.'],
    letdown: ['Sole started coming off after three wears.', 'Bit my heel badly, could not use.', 'small: Came a full number smaller than marked.', 'Colour of the left and the right is not the same.'],
  },
  ornament: {
    delight: ['So light that I wore it all night.', 'worn: Looks like the real family piece, nobody could tell.', 'Shine is the same after three months.', 'Packed in a lovely little box, ready for gifting.', 'women: My daughter has borrowed it and it is not coming back.', 'Very fine work, even from the back side.', 'Goes with whatever I wear.', 'worn: Ekdum royal look!', 'Got it for a birthday, and was asked for a second one.'],
    content: ['Pretty; slightly bigger than it looks in the photo.', 'Nice finish, clasp is a bit stiff.', 'Good for the price, finish is true to the photo.', 'Elegant and not loud. Would have liked a pouch too.', 'Happy, but keep it away from perfume.'],
    middling: ['Nice design, polish looks a bit yellow.', 'Heavier than I like.', 'Okay, it sits a little crooked on me.'],
    letdown: ['Came with a scratch on it.', 'Went dull within the month.', 'Very delicate, the fastening gave way.'],
  },
  carry: {
    delight: ['Use it daily, still looks fresh.', 'Very sturdy and such a happy colour.', 'Fits everything I carry, and I carry a lot.', 'Stitching is strong, handles do not dig in.', 'Gifted to a friend in Pune, she wants two more.', 'Zip runs smoothly and the lining is stitched down.', 'Colour has not rubbed off on my clothes.'],
    content: ['Nice and roomy, inner pocket is small.', 'Good quality, {colour} a little darker than shown.', 'Useful and pretty; zip is slightly stiff.', 'Does the job with style.'],
    middling: ['Smaller than I thought, read the size properly.', 'Good print, thin lining.', 'Handles are a bit short for the shoulder.'],
    letdown: ['Strap came loose in two weeks.', 'Print rubbed off at the corners.', 'Lining tore in a month.'],
  },
  cap: {
    delight: ['Best cap for a Jaipur summer.', 'Fits my big head, thank you!', 'Brim has a good shape and keeps it.'],
    content: ['Good cap, strap is a bit stiff.', 'Nice colour, cloth is light.'],
    middling: ['Okay, nothing special.', 'Cloth is thinner than it looks.'],
    letdown: ['Lost its shape after one wash.', 'Strap came off in a week.'],
  },
  kids: {
    delight: ['My five-year-old refuses to wear anything else now.', 'Soft on the skin, no rashes, which is rare for us.', 'Looked adorable in it, nani was in tears.', 'true: A little room to grow, just what I wanted.', 'Survived a birthday party and one mud puddle.', 'Easy to put on and take off, even for a wriggler.', 'Washes well, colour did not move.', 'So cute, the photos from the school function are all over family WhatsApp.', 'true: The age on the label was right for once.'],
    content: ['small: Nice, order one size bigger as kids grow like bamboo.', 'collar: Lovely cloth, buttons are slightly tough for small fingers.', 'large: Good for my 4 year old, length a bit more.', 'Sweet design, inside could be softer.', 'Liked by the child, and by me as it needs no ironing.', 'true: Size for the age came right.'],
    middling: ['small: Okay, but sizes are small for the age given.', 'Cute but thin.', 'Colour a bit different, child did not mind.', 'large: Too loose for now, we will use it next year.'],
    letdown: ['Seam opened in the first wear.', 'small: Far too tight for the age on the label.', 'Colour bled on the other clothes.', 'Cloth is scratchy, the child cried.'],
  },
};

/** Sentences for any product, about the shop, the packet or the price. */
// biome-ignore format: lists of talk
export const closings: Record<Mood, readonly string[]> = {
  delight: ['Highly recommended.', 'Delivered in two days within Jaipur.', 'Packing was lovely, with a little thank-you card.', 'Seller answered my question on chat in minutes.', 'Will order again before Diwali.', 'Full paisa vasool.', 'Please restock in more colours!', 'Loved it.', 'Thank you to the makers.', 'My go-to shop now.', 'Even better than I hoped for.', 'Quality ke liye full marks.', 'I visited their shop once and the online thing is the same quality.', 'Take it without thinking.', 'Waiting for the next sale now.', 'Five stars from the whole family.'],
  content: ['Overall happy.', 'Good value after the discount.', 'Delivery was on time.', 'Would buy again.', 'Thoda better packing chahiye, rest is fine.', 'Recommended.', 'Seller was polite on chat.', 'Good for regular use.', 'Keep it up.', 'Theek hai, I am keeping it.', 'Came a day late, no big issue.'],
  middling: ['Expected a bit more at this price.', 'Not bad, not great.', 'Buy it on discount.', 'Keeping it anyway.', 'The seller offered an exchange, so there is that.', 'Thik-thak.', 'Two of us at home had two opinions.'],
  letdown: ['Return was picked up without any fuss, at least.', 'Disappointed.', 'Please check before you dispatch.', 'Expected better after reading the reviews.', 'Customer care did call back.', 'Not worth the money.', 'Maybe I got a bad piece.'],
};

import type { Art } from '../../packages/garment-art/src/art.ts';

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

/** The kind of words for a product: for a plain suit the same as for a kurta, for an embroidered one as for a lehenga. */
export function kindOf({ garment, print, audience }: Art): Kind {
  if (audience === 'girls' || audience === 'boys') return 'kids';
  if (garment === 'sherwani' || garment === 'nehru-jacket') return 'tailored';
  if (garment === 'salwar-suit' || garment === 'kurta-set') return print === 'gota' ? 'festive' : 'top';
  if (['saree', 'dupatta', 'shawl', 'scarf', 'dhoti', 'folded'].includes(garment)) return 'drape';
  if (['lehenga', 'anarkali'].includes(garment)) return 'festive';
  if (['jeans', 'trousers', 'skirt', 'shorts', 'leggings'].includes(garment)) return 'bottom';
  if (['jacket', 'hoodie', 'sweater'].includes(garment)) return 'warm';
  if (['juttis', 'sandals', 'shoes'].includes(garment)) return 'feet';
  if (['earrings', 'necklace', 'bangles', 'watch'].includes(garment)) return 'ornament';
  if (garment === 'bag') return 'carry';
  return garment === 'cap' ? 'cap' : 'top';
}

/** Sentences that only an owner of the product could write. `{colour}` is the cloth's colour. */
// biome-ignore format: lists of talk
export const openings: Record<Kind, Record<Mood, readonly string[]>> = {
  top: {
    delight: ['Fits like it was stitched for me.', 'Wore it to office and three people asked where it is from.', 'The {colour} is exactly as in the picture, maybe nicer.', 'Very soft, no itching at the collar, seams are clean inside also.', 'Bought one, then went back and bought another for the family.', 'Finally something where the shoulders don’t fall off.', 'Washed it four times already and it still looks new.', 'Length is just right on me, which never happens.', 'Ekdum badhiya, looks far costlier than it is.', 'Comfortable through a full day of standing.'],
    content: ['Good fit, though the sleeves are an inch long for me.', 'Nice cloth, needs ironing every time.', 'Lovely shade of {colour}; a spare button would have been nice.', 'Fits well at the chest, slightly loose at the waist.', 'Good everyday piece, nothing to complain at this price.', 'Took my usual size and it was right.', 'Finishing is neat, one loose thread which I cut.', 'Colour bled a little in the first wash, fine after that.'],
    middling: ['It is okay. Thinner than I expected, I wear a slip or vest below.', 'Shade came a bit duller than the photo.', 'Had to get it altered at the sides, otherwise fine.', 'Runs large, order one size down.', 'Average stitching, nice design.'],
    letdown: ['Shrunk after one wash, now it is my younger cousin’s.', 'One side seam was stitched crooked.', 'Size chart says M, but this is S at best.', 'The {colour} left stains on my white vest.'],
  },
  festive: {
    delight: ['Wore it for my brother’s wedding and did not want to take it off.', 'The work on it is so neat, even my mother-in-law approved!', 'Photos came out beautiful in this {colour}.', 'Fall and flare are superb, not heavy at all on the shoulders.', 'Every aunty at the sangeet wanted the shop’s name.', 'Lining is soft so nothing pricks, I danced for three hours.', 'Worth each rupee, you can see the hand work.', 'Kya kaam hai! Better than what the big showrooms showed me at double price.', 'Fitting was perfect straight from the box.'],
    content: ['Beautiful piece, little heavy towards the end of the evening.', 'Looks rich. I had it taken in at the waist.', 'Nice {colour}, length could be an inch more.', 'Good work for the money, hooks needed re-stitching.', 'Very pretty; keep a day for steaming, it comes folded tight.', 'Received many compliments, packing could be better.'],
    middling: ['Design is good but the lining is rough.', 'Looks slightly different in daylight, more dull.', 'Length was short for me at 5 ft 8.', 'Okay for one function, would not repeat.'],
    letdown: ['Some of the work came off before the function was over.', 'Reached me two days before the event with the zip stuck.', 'Colour does not match the photo at all.', 'Too tight in the arms, and there is no margin to open.'],
  },
  tailored: {
    delight: ['Sits on the shoulders as if my own tailor had cut it.', 'Wore it to two weddings in one week, looked sharp at both.', 'The {colour} looks royal under lights.', 'Lining is smooth and the buttons are solid.', 'My husband finally agreed that online shopping works.', 'Photographer asked me where I got it, enough said.', 'Fits at the chest without pulling at the buttons.'],
    content: ['Good cut, sleeve holes a bit snug.', 'Very smart, I had the sides taken in half an inch.', 'Nice cloth, comes a little creased in the box.', 'True to size. A hanger would have been a nice touch.', 'Looks costly, feels slightly heavy in the afternoon.'],
    middling: ['Decent, collar is a bit stiff at the neck.', 'Shade is darker than the photo, still usable.', 'Fine for one evening, cloth is ordinary.'],
    letdown: ['A button came off before the function.', 'Size 42 fits like 40, had to borrow my brother’s.', 'Stitching at the collar is not even.'],
  },
  drape: {
    delight: ['Drapes like a dream.', 'So light that I forgot I was wearing it.', 'The {colour} glows in evening light.', 'Gifted to my mother and she has already shown it to the whole colony.', 'The ends are finished beautifully, very fine work.', 'Very soft and the length is generous.', 'Pure and genuine, I know the craft and this is the real thing.', 'Wore it on the first day of Navratri, compliments all day.', 'Bahut sundar, photo does no justice.'],
    content: ['Lovely, though it took one careful ironing to sit right.', 'Nice feel; {colour} is one shade deeper than on screen.', 'Good quality, a little lighter than I expected.', 'Pretty and easy to manage, even for a beginner like me.', 'Edges are a bit uneven but I like that it is handmade.', 'Elegant. Comes folded tight, hang it for a day.'],
    middling: ['Cloth is thinner than I thought.', 'Nice but creases the moment you sit.', 'Looks less sharp than in the photo.', 'Decent, nothing special.'],
    letdown: ['Colour ran although I did what the label says.', 'There was a pulled thread right in the middle.', 'Feels rougher than it looks, I returned it.'],
  },
  bottom: {
    delight: ['Best fit I have found without a tailor.', 'Waist does not gape and it moves with me, what else does one want.', 'Sat cross-legged for a whole puja, very comfortable.', 'The colour has not faded after months.', 'Bought my second pair of these.', 'Stitching is solid inside and out.', 'Goes with half my cupboard.', 'Length came right, no need of hemming for once.'],
    content: ['Good fit, little long, got it hemmed for 40 rupees.', 'Cloth is good; stretch loosens by evening.', 'Nice {colour}. Waist true to size, thighs a bit snug.', 'Comfortable, though it creases by evening.', 'Solid for the price.'],
    middling: ['Fits okay, shade is different from the photo.', 'Material is fine, the cut is a bit old style.', 'Waist loose and length short, so I am in between sizes I guess.'],
    letdown: ['A seam opened on day two.', 'Lost its shape after the second wash.', 'Size is clearly wrong, fits one number less.'],
  },
  warm: {
    delight: ['Kept me warm on the scooter at 6 in the morning, no small thing.', 'So cosy, and not bulky at all.', 'The {colour} is gorgeous and goes with everything I own.', 'My father has not taken it off since it came.', 'Does not itch even on bare neck.', 'Looks like the branded ones at a third of the rate.', 'Wore it at Mount Abu in December, enough by itself.'],
    content: ['Warm enough for Jaipur, maybe not for Shimla.', 'Good quality, some lint in the first wash.', 'Nice fit, sleeves a bit long for me.', 'Soft and light, wish it were an inch longer.', 'Happy with it, delivery took five days.'],
    middling: ['Okay okay. Warm, but it started pilling at the sides.', 'Thinner than it looks.', 'Colour good, fit boxy.'],
    letdown: ['Cuff came undone within the week.', 'Pilled badly after two wears.', 'Smelled of dye even after airing it.'],
  },
  feet: {
    delight: ['No shoe bite at all, wore them from the first day.', 'Cushion inside is so good, danced a full baraat in these.', 'The {colour} is even better in person.', 'True to size and very light.', 'Material is first class, you can feel it.', 'Everyone at work has noticed my feet this week, ha ha.', 'Soles have good grip, even on our marble floor.', 'Finishing is so fine, even inside.'],
    content: ['Lovely, tight for two days and then perfect.', 'Good pair, I would suggest one size up.', 'Comfortable; the edges rubbed a little at first.', 'Looks great, sole is a bit thin for the road.', 'Nice finish, box came squashed but the pair was fine.'],
    middling: ['Pretty but hard, I keep them for short functions.', 'Left was a bit tighter than the right.', 'Okay for the price, cushioning is nominal.'],
    letdown: ['Sole started coming off after three wears.', 'Bit my heel badly, could not use.', 'Size 6 is more like 5, return was accepted though.'],
  },
  ornament: {
    delight: ['So light on the body, wore it all night.', 'Looks like the real family piece, nobody could tell.', 'Shine is the same after three months.', 'Packed in a lovely little box, ready for gifting.', 'My daughter has borrowed it and it is not coming back.', 'Very fine work, even from the back side.', 'Goes with whatever I wear.', 'Ekdum royal look!'],
    content: ['Pretty; slightly bigger than it looks in the photo.', 'Nice finish, clasp is a bit stiff.', 'Good for the price, finish is true to the photo.', 'Elegant and not loud. Would have liked a pouch too.', 'Happy, but keep it away from perfume.'],
    middling: ['Nice design, polish looks a bit yellow.', 'Heavier than I like.', 'Okay, it sits a little crooked on me.'],
    letdown: ['Came with a scratch on it.', 'Went dull within the month.', 'Very delicate, the fastening gave way.'],
  },
  carry: {
    delight: ['Use it daily, still looks fresh.', 'Very sturdy and such a happy colour.', 'Fits everything I carry, and I carry a lot.', 'Stitching is strong, handles do not dig in.', 'Gifted to a friend in Pune, she wants two more.'],
    content: ['Nice and roomy, inner pocket is small.', 'Good quality, {colour} a little darker than shown.', 'Useful and pretty; zip is slightly stiff.', 'Does the job with style.'],
    middling: ['Smaller than I thought, read the size properly.', 'Good print, thin lining.'],
    letdown: ['Strap came loose in two weeks.', 'Print rubbed off at the corners.'],
  },
  cap: {
    delight: ['Best cap for a Jaipur summer.', 'Fits my big head, thank you!', 'Brim has a good shape and keeps it.'],
    content: ['Good cap, strap is a bit stiff.', 'Nice colour, cloth is light.'],
    middling: ['Okay, runs small.'],
    letdown: ['Lost its shape after one wash.'],
  },
  kids: {
    delight: ['My five-year-old refuses to wear anything else now.', 'Soft on the skin, no rashes, which is rare for us.', 'Looked adorable in it, nani was in tears.', 'Fits with a little room to grow, just what I wanted.', 'Survived a birthday party and one mud puddle.', 'Easy to put on and take off, God bless the elastic.', 'Washes well, colour did not move.', 'So cute, the photos from the school function are all over family WhatsApp.'],
    content: ['Nice, order one size bigger as kids grow like bamboo.', 'Lovely cloth, buttons are slightly tough for small fingers.', 'Good fit for my 4 year old, length a bit more.', 'Sweet design, lining could be softer.', 'He likes it, I like that it needs no ironing.'],
    middling: ['Okay, but sizes are small for the age given.', 'Cute but thin.', 'Colour a bit different, child did not mind.'],
    letdown: ['Seam opened at the underarm in the first wear.', 'Too tight at the neck for a 3 year old.', 'Colour bled on the other clothes.'],
  },
};

/** Sentences for any product, about the shop, the packet or the price. */
// biome-ignore format: lists of talk
export const closings: Record<Mood, readonly string[]> = {
  delight: ['Highly recommended.', 'Delivered in two days within Jaipur.', 'Packing was lovely, with a little thank-you card.', 'Seller answered my question on chat in minutes.', 'Will order again before Diwali.', 'Full paisa vasool.', 'Please restock in more colours!', 'Loved it.', 'Thank you to the makers.', 'My go-to shop now.', 'Even better than I hoped for.', 'Quality ke liye full marks.', 'I visited their shop once and the online thing is the same quality.', 'Take it without thinking.', 'Waiting for the next sale now.', 'Five stars from the whole family.'],
  content: ['Overall happy.', 'Good value after the discount.', 'Delivery was on time.', 'Would buy again.', 'Thoda better packing chahiye, rest is fine.', 'One star less only for that.', 'Recommended.', 'Seller was polite on chat.', 'Good for regular use.', 'Keep it up.', 'Theek hai, I am keeping it.', 'Came a day late, no big issue.'],
  middling: ['Expected a bit more at this price.', 'Not bad, not great.', 'Buy it on discount.', 'Keeping it anyway.', 'The seller offered an exchange, so there is that.', 'Thik-thak.', 'Two of us at home had two opinions.'],
  letdown: ['Return was picked up without any fuss, at least.', 'Disappointed.', 'Please check before you dispatch.', 'Expected better after reading the reviews.', 'Customer care did call back.', 'Not worth the money.', 'Maybe I got a bad piece.'],
};

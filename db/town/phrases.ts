import type { Garment, Print } from '../../packages/garment-art/src/art.ts';
import type { CategorySlug } from './categories.ts';

/** Sentences about a craft, for any product. A plain cloth has none: its cut is described instead. */
export const crafts: Record<Print, readonly string[]> = {
  plain: [],
  'block-print': [
    'Each colour is a separate teak block, laid by eye, so expect the small overlaps that machines cannot make.',
    'It is hand-block printed on long padded tables, one colour a day.',
    'Look closely and you will see where one block ends and the next begins.',
  ],
  bandhani: [
    'In bandhani the cloth is pinched, tied and dyed from light to dark; every dot is one knot.',
    'The dots are tied by hand, and the knots are opened only after the last dye bath.',
    'Bandhej varies a little from piece to piece, and that is how one knows it.',
  ],
  leheriya: [
    'Leheriya is rolled corner to corner, tied like a rope and dyed, which gives the stripe its slant.',
    'The waves are made with thread and patience, and no two repeat exactly.',
  ],
  ikat: [
    'Ikat yarn is tied and dyed before it reaches the loom, hence the soft edge of every figure.',
    'The pattern lives in the yarn, so it shows on both faces.',
  ],
  checks: [
    'The checks are woven from dyed yarn and will not wash out.',
    'Checks are matched at the side seams.',
  ],
  stripes: [
    'The stripes are yarn-dyed and run true to the grain.',
    'Stripes meet at the seams, as they should.',
  ],
  denim: [
    'Seams are felled and bar-tacked where denim usually gives up.',
    'Washed with pumice and little water.',
  ],
  floral: [
    'The flowers are drawn in our own studio after a garden in Sanganer.',
    'Its colours are fast: we test each lot.',
  ],
  paisley: [
    'The kairi, or mango, is the oldest wish for plenty that cloth knows.',
    'Its paisleys are outlined first and filled after, two passes each.',
  ],
  gota: [
    'Gota patti, ribbon folded into leaves and hemmed down by hand, is Jaipur’s own embroidery.',
    'Each gota motif is appliquéd stitch by stitch, so it bends with the cloth and does not scratch.',
    'The gota is tarnish-resistant and backed in cotton.',
  ],
  chikankari: [
    'The shadow work is done from the back with untwisted thread.',
    'Six kinds of stitch went into it, all by hand.',
    'The embroidery is washed and blued after stitching, which is what makes it crisp.',
  ],
  polka: [
    'The dots are screen printed with reactive dyes.',
    'Dots stay round at the seams, which is harder than it sounds.',
  ],
  brocade: [
    'The figure is woven with an extra weft of zari, never printed.',
    'It was woven on a jacquard handloom, a few inches a day.',
  ],
  ajrakh: [
    'Ajrakh asks for sixteen steps of washing, resist, madder and indigo.',
    'Natural dyes are used throughout; the first wash may tint the water, the rest will not.',
  ],
  dabu: [
    'Dabu is a paste of clay, lime and wheat that keeps the dye away; fine cracks in it leave fine veins of colour.',
    'The mud is printed, dusted with sawdust, sun-dried, and only then does the cloth meet the indigo vat.',
    'Being natural indigo, it rubs off a little at first and fades handsomely later.',
  ],
  phulkari: [
    'Each lozenge is darned from the back of the cloth, thread by counted thread.',
    'The floss is left untwisted, so its two directions take the light apart.',
  ],
};

const tops = [
  'True to size; take one up if you like it loose.',
  'The shoulder sits where it should, and there is ease at the hip.',
  'Regular fit. Between two sizes, choose the smaller.',
];
const festive = [
  'Two inches are left in the seams for letting out.',
  'Fully lined, with a side zip and a hook that holds.',
  'The fit is standard; our tailor will alter it once without charge.',
];
const bottoms = [
  'Sits at the natural waist and breaks cleanly at the ankle.',
  'The rise is comfortable on the floor, on a scooter and in a chair.',
  'Take your usual size: the waist was measured on people and not on tables.',
];
const drapes = [
  'Edges are finished, so it is ready to wear from the packet.',
  'It folds small, drapes well, and stays where you pin it.',
  'Generous in length; nothing needs to be tugged.',
];
const knits = ['Easy through the body and snug at the cuff.', 'Regular fit, with room for one layer below.'];
const feet = [
  'If you have a broad foot, choose one size up.',
  'It will feel snug on the first day and yours by the fourth.',
  'Padded at the heel, so no plasters are needed.',
];
const qualities = ['Every stress point is stitched twice.', 'Made in small lots, a few dozen at a time.'];
const occasions = [
  'It comes in a box fit for giving.',
  'Light enough to forget that you have it on.',
  'Made in small lots, a few dozen at a time.',
];

/** Sentences about the fit, by garment. */
export const fits: Record<Garment, readonly string[]> = {
  kurta: tops,
  kurti: tops,
  'kurta-set': tops,
  blouse: tops,
  top: tops,
  shirt: tops,
  't-shirt': tops,
  dress: tops,
  'nehru-jacket': tops,
  anarkali: festive,
  lehenga: festive,
  'salwar-suit': festive,
  sherwani: festive,
  saree: drapes,
  dupatta: drapes,
  shawl: drapes,
  scarf: drapes,
  dhoti: drapes,
  folded: drapes,
  jeans: bottoms,
  trousers: bottoms,
  skirt: bottoms,
  shorts: bottoms,
  leggings: bottoms,
  jacket: knits,
  hoodie: knits,
  sweater: knits,
  frock: ['Roomy at the chest and easy to pull on.', 'A generous hem lets down as she grows.'],
  juttis: feet,
  sandals: feet,
  shoes: feet,
  bag: qualities,
  cap: qualities,
  earrings: occasions,
  necklace: occasions,
  bangles: occasions,
  ring: occasions,
  watch: occasions,
};

/** When to wear it, and with what. */
export const styling: Record<CategorySlug, readonly string[]> = {
  'womens-kurtas': [
    'Wear it with a white churidar and silver jhumkas.',
    'Good with jeans at college, with a dupatta at the temple.',
    'From the nine o’clock metro to the evening aarti it needs no change.',
    'Roll the sleeves and it is a weekend thing.',
    'Pairs with palazzos now, with leggings and a shawl in December.',
  ],
  sarees: [
    'A blouse piece of 80 cm is attached.',
    'Starch it for office, leave it soft for home.',
    'Drape it seedha palla, the Rajasthani way, and the pallu gets its due.',
    'It asks for one good pair of earrings and nothing else.',
    'The fall is already stitched; pico is done too.',
  ],
  'mens-kurtas': [
    'Wear it with a churidar for a function, with jeans for the other days.',
    'Add a Nehru jacket and mojaris, and you are a guest.',
    'It behaves under a bandhgala and looks better without one.',
    'White pyjama, tan sandals, done.',
    'A safa in a contrast colour finishes it.',
  ],
  'womens-dresses': [
    'Flat juttis by day, heels by night.',
    'Throw a denim jacket over it after Diwali.',
    'It packs for Goa and survives the suitcase.',
    'Belt it, or let it be.',
    'Good at brunch; equally good at the bookshop after.',
  ],
  'jeans-trousers': [
    'Goes with a short kurta as easily as with a tee.',
    'Hemming is free at our counter in Raja Park.',
    'White sneakers by habit, mojaris for mischief.',
    'It has earned its place in the Monday rotation.',
    'Wear it low-key; it will outlast the trend.',
  ],
  lehengas: [
    'Dupatta included, finished on all four sides.',
    'Kundan and a low bun are all that it needs.',
    'For the sangeet, the pheras, or a cousin’s reception.',
    'It dances: we asked a bride’s six friends to try.',
    'Wear the blouse again with a plain saree.',
  ],
  'salwar-suits': [
    'Mix the pieces with others of your cupboard; that is what they are for.',
    'A pair of juttis and a thin bindi complete it.',
    'Right for Karva Chauth and for the parent-teacher meeting.',
    'Looks best when the dupatta is left to fall on one side.',
    'An heirloom for somebody, a Tuesday for you.',
  ],
  'mens-shirts': [
    'Tuck it in for office or leave it out for chai.',
    'Looks right under a Nehru jacket.',
    'Wear it open over a white tee.',
    'Goes with indigo jeans and very little thought.',
    'It irons in two minutes, and forgives you if you do not.',
  ],
  'kids-clothing': [
    'Softly lined, tagless, tested for colour.',
    'Buy it a size up and it sees two Diwalis.',
    'Survives the washing machine, the sandpit and cousins.',
    'No hard beads, no loose strings, nothing to swallow.',
    'Matches what we make for the grown-ups, on purpose.',
  ],
  'winter-wear': [
    'From the first fog to the last of the Literature Festival evenings.',
    'Layer it; our mornings are cold and our noons are not.',
    'It keeps well: neem leaves in the trunk, please, and no naphthalene.',
    'Warm on a scooter, which is the only test that counts here.',
    'A good present for those who say that they need nothing.',
  ],
  'juttis-footwear': [
    'Left and right are shaped differently, which the old ones were not.',
    'They come in a cloth bag.',
    'Keep them for dry days and they will keep for years.',
    'Goes with a kurta, a saree or rolled-up jeans.',
    'Swap the pair once if the size is wrong; we pay the courier.',
  ],
  jewellery: [
    'Give it, or keep it.',
    'Goes with a plain saree as with a white shirt.',
    'It makes Monday look planned.',
    'A small thing that people ask about.',
    'Comes with a spare part where a part could be lost.',
  ],
};

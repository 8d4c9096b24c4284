/** The materials: the words on the label, sentences that a shopkeeper would say, and care instructions. */
export interface Cloth {
  label: string;
  says: readonly string[];
  care: readonly string[];
}

const coldWash = [
  'Machine wash cold with like colours, dry in shade',
  'Hand or gentle machine wash in cold water',
  'Wash separately the first two times; line dry in shade',
];
const dryClean = [
  'Dry clean only',
  'Dry clean; store folded in muslin',
  'Dry clean the first time, then steam to refresh',
];
const wipe = [
  'Wipe with a soft dry cloth',
  'Keep dry and away from perfume',
  'Store in the cloth pouch it comes in',
];

// biome-ignore format: a table, a line of facts and a line a sentence
export const fabrics = {
  cotton: { label: '100% cotton', care: coldWash, says: [
    'The cotton is a medium 60-count weave: light enough for May, not sheer in daylight.',
    'It is pure cotton, pre-washed, so it comes to you soft and will not shrink on you later.',
    'Made in breathable cotton that gets softer with every wash.' ] },
  mul: { label: 'Mulmul cotton', care: coldWash, says: [
    'Mulmul this fine is almost weightless, and it dries on the line in an hour.',
    'The mul cotton has been washed twice for that soft, slightly crumpled hand.',
    'We use 92-count mulmul: airy, gently see-through, made for the heat.' ] },
  linen: { label: 'Linen', care: coldWash, says: [
    'A 55-lea linen with an honest slub; creases are part of its charm.',
    'The linen stays cool against the skin and looks better the more it is worn.',
    'Woven from long-staple flax, so it holds its shape without starch.' ] },
  khadi: { label: 'Handspun khadi cotton', care: coldWash, says: [
    'The cloth is handspun and handwoven, so small knots in the yarn are a sign of the hand and not a fault.',
    'Khadi breathes like nothing else: cool at noon, warm after sunset.' ] },
  rayon: { label: 'Viscose rayon', care: ['Hand wash cold, do not wring, iron on low', 'Gentle machine wash in a bag; medium iron'], says: [
    'The rayon is a heavier 14 kg quality that falls straight and does not cling.',
    'Soft viscose with a liquid drape; it moves when you do.',
    'Viscose keeps the colour deep and the feel cool.' ] },
  modal: { label: 'Modal silk', care: dryClean, says: [
    'Modal takes natural dyes deeply and drapes like water.',
    'The modal is soft as silk and half as fussy.' ] },
  blend: { label: 'Cotton-linen blend', care: coldWash, says: [
    'Cotton gives it softness, linen the crisp finish.',
    'The blend creases less than pure linen and breathes nearly as well.' ] },
  chanderi: { label: 'Chanderi silk-cotton', care: dryClean, says: [
    'Chanderi has a sheen that is never loud, from silk in the warp and cotton in the weft.',
    'The Chanderi is feather-light, and lined in cotton where it needs to be.',
    'Crisp, translucent Chanderi with a faint glow in evening light.' ] },
  silk: { label: 'Pure silk', care: dryClean, says: [
    'It is pure mulberry silk, and we will burn a thread in front of you to prove it.',
    'The silk has weight and a quiet lustre; it will outlast fashions.',
    'Woven in 20-denier mulberry silk with a soft, rustling fall.' ] },
  artsilk: { label: 'Art silk', care: dryClean, says: [
    'The art silk has the shine of the real thing at a weekday price.',
    'A smooth, well-lined art silk that sits neatly through a long function.' ] },
  georgette: { label: 'Georgette', care: ['Gentle hand wash or dry clean; steam iron', 'Dry clean recommended for the first wash'], says: [
    'The georgette is soft with a slight crimp, so pleats hold without a hundred pins.',
    'Flowing georgette, easy to carry even for those who do not drape every day.',
    'A grainy, matte georgette that falls close and travels well.' ] },
  chiffon: { label: 'Chiffon', care: ['Gentle hand wash in cold water, no wringing', 'Dry clean; iron on the lowest setting'], says: [
    'Chiffon this light floats behind you.',
    'Sheer, soft chiffon that folds down to nothing in a suitcase.' ] },
  kota: { label: 'Kota doria cotton-silk', care: ['Dry clean the first time, then hand wash cold', 'Hand wash cold with a mild shampoo; starch lightly'], says: [
    'Kota doria’s little square checks, the khats, let every breeze through.',
    'Woven near Kota in the fine checked doria that summers here are dressed in.' ] },
  organza: { label: 'Organza', care: dryClean, says: [
    'The organza stands a little away from the body and keeps its pleats crisp.',
    'Sheer organza with a firm hand and a soft glow.' ] },
  crepe: { label: 'Crepe', care: ['Machine wash gentle, do not tumble dry', 'Gentle wash; hardly needs ironing'], says: [
    'Matte crepe that does not crease on the drive to work.',
    'The crepe has enough weight to skim rather than cling.' ] },
  velvet: { label: 'Velvet', care: dryClean, says: [
    'Micro velvet with a close pile: rich to touch and warm for winter weddings.',
    'The velvet catches the light in every fold.' ] },
  brocade: { label: 'Banarasi-style brocade', care: dryClean, says: [
    'The brocade’s butis are woven in, not printed, and the back is as neat as the front.',
    'Woven with zari that will not blacken for many years.' ] },
  denim: { label: '99% cotton, 1% elastane denim', care: ['Wash inside out in cold water, and seldom', 'Machine wash cold, inside out; hang to dry'], says: [
    'An 11 oz denim with one percent stretch: firm, but you can sit on the floor in it.',
    'Ring-spun denim that fades along your own lines.',
    'Mid-weight denim, enzyme washed, so it needs no breaking in.' ] },
  rigid: { label: '100% cotton denim', care: ['Wash inside out in cold water, and seldom', 'Cold wash with dark clothes; expect a little indigo at first'], says: [
    'A 13 oz rigid denim that starts stiff and ends as your favourite.',
    'Pure cotton denim with no stretch at all, as it used to be.' ] },
  twill: { label: '98% cotton, 2% elastane twill', care: coldWash, says: [
    'The twill has a touch of stretch and a peached, soft face.',
    'Garment-dyed twill: the colour has depth and settles with washing.' ] },
  jersey: { label: 'Combed cotton jersey', care: ['Machine wash cold, inside out; do not iron on print', 'Machine wash, dry flat to keep the shape'], says: [
    'A 180 gsm combed jersey, bio-washed, so it neither pills nor twists.',
    'Soft single jersey with a ribbed neck that keeps its shape.',
    'Knitted from long-staple cotton and pre-shrunk.' ] },
  fleece: { label: 'Brushed cotton fleece', care: ['Machine wash cold, inside out, tumble low', 'Wash cold, dry flat'], says: [
    'Brushed inside, 320 gsm: right for a Jaipur January morning.',
    'The fleece is thick and soft, with rib that grips without pinching.' ] },
  wool: { label: 'Merino wool blend', care: ['Hand wash cold with wool shampoo, dry flat', 'Dry clean, or hand wash gently; never wring'], says: [
    'Spun from merino with a little nylon so that elbows last.',
    'Warm without bulk, and it does not itch.' ] },
  finewool: { label: 'Fine wool', care: ['Dry clean; keep with neem leaves in summer', 'Dry clean only; fold, do not hang'], says: [
    'The wool is fine enough to pass through a bangle.',
    'Light as it is, it keeps the cold off on an open terrace.' ] },
  corduroy: { label: 'Cotton corduroy', care: coldWash, says: [
    'A fine 16-wale corduroy, washed soft.',
    'The corduroy is all cotton, and its ribs run straight and even.' ] },
  quilted: { label: 'Cotton shell, cotton wadding', care: ['Hand wash cold, dry flat in shade', 'Gentle machine wash; do not wring'], says: [
    'Hand-quilted in running stitch over carded cotton, as razais are made here.',
    'Warm and oddly weightless, like a good Jaipuri razai.' ] },
  leather: { label: 'Vegetable-tanned leather', care: ['Wipe with a dry cloth; keep away from water', 'Brush off dust; a little neutral cream now and then'], says: [
    'The leather is vegetable-tanned and softens to your foot within a week.',
    'Stitched by hand, with a cushioned insole that the old ones never had.',
    'Real leather inside and out, with a thin rubber sole for marble floors.' ] },
  hide: { label: 'Full-grain leather', care: ['Wipe with a dry cloth; a little neutral cream twice a year', 'Keep dry; stuff with paper when put away'], says: [
    'Full-grain leather, cut from the back, where it is thickest.',
    'The leather is drum-dyed, so scratches rub out with a thumb.' ] },
  canvas: { label: 'Cotton canvas', care: ['Spot clean with a damp cloth', 'Brush off dust, spot clean'], says: [
    'Sturdy 12 oz canvas that stands up to daily use.',
    'The canvas is stitched double wherever it bends.' ] },
  brass: { label: 'Gold-plated brass', care: wipe, says: [
    'Plated twice over brass and sealed, so the tone stays warm.',
    'Brass at heart, gold-plated, and light enough for a whole evening.' ] },
  oxidised: { label: 'Oxidised German silver', care: wipe, says: [
    'The metal is oxidised by hand so that the pattern stands out dark.',
    'German silver, nickel tested, and kind to most skins.' ] },
  kundan: { label: 'Kundan-style stones on brass', care: wipe, says: [
    'Each stone is set over foil by hand, which is what gives kundan its glow.',
    'Glass kundan with meena work on the back, as pretty off as on.' ] },
  lac: { label: 'Lac with mirror and stone', care: wipe, says: [
    'Rolled and shaped over hot coals in Maniharon ka Rasta.',
    'Lac is light and warm to wear, and no two pairs come out the same.' ] },
  steel: { label: 'Stainless steel case, mineral glass', care: ['Splash resistant; not for swimming', 'Change the battery every two years'], says: [
    'A Japanese quartz movement sits inside a slim steel case.',
    'Steel case, mineral glass, and a dial you can read at arm’s length.' ] },
} as const satisfies Record<string, Cloth>;
export type Fabric = keyof typeof fabrics;

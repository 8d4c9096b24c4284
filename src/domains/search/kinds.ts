/**
 * Kinds of products in families, by the stems of their names (`search_stem`). When a kind has no products, its family
 * is the nearest match.
 */
export const families = {
  footwear:
    'shoe sneaker loafer sandal jutti mojari mojri mojdi kolhapuri chappal slipper flop flipflop floater clog wedg pump derbi stiletto heel flat boot',
  jewellery:
    'necklac earring jhumka jhumki chandbali bangl kada bracelet ring pendant anklet payal nose nath nathni nathiya mangalsutra choker brooch tikka cufflink maangtikka kundan bindi',
  bags: 'bag handbag tote clutch backpack wallet purs satchel pot jhola rucksack duffl sling pouch',
  accessories:
    'belt watch hat scarf stole muffler sunglass glove sock shawl lohi dupatta turban cap tie stock suspend',
  tops: 'shirt tshirt tee tunic blous camisol poncho shrug crop bodysuit top tank vest',
  bottoms:
    'jean trouser pant jeg capri fourth jogger palazzo chino cargo tight track tracksuit legging skirt flare pyjama churidar patiala salwar short leg',
  dresses: 'dress frock gown jumpsuit dungare romper kaftan pinafor',
  ethnic: 'sare lehenga chaniya ghagra anarkali kurta kurti choli sherwani bandhgala dhoti lungi suit',
  warm: 'jacket blazer coat hoodi sweater cardigan pullov sweatshirt waistcoat raincoat thermal overcoat windcheat fleec',
  inner: 'bra panti brief boxer lingeri nightwear nightdress nightsuit nighti swimwear swimsuit bikini',
  cloths: 'materi fabric',
  /** Goods that are asked for in a shop of clothes although it seldom has them; nothing there is near them. */
  elsewhere:
    'perfum deodor lipstick kajal mascara makeup nailpolish shampoo soap umbrella helmet laptop mobil phone phonecas charger earphon headphon powerbank waterbottl lunchbox bedsheet curtain towel pillow cushion blanket mattress toy doll book pen suitcas luggag hairclip hairband scrunchi facewash sunscreen diaper furnitur camera',
} as const;
export type Family = keyof typeof families;

/** Words for all products of some families. */
export const general: Readonly<Record<string, readonly Family[]>> = {
  footwear: ['footwear'],
  topwear: ['tops'],
  bottomwear: ['bottoms'],
  ethnicwear: ['ethnic'],
  winterwear: ['warm'],
  undergar: ['inner'],
  innerwear: ['inner'],
  jewelleri: ['jewellery'],
  jewelri: ['jewellery'],
  jewel: ['jewellery'],
  accessori: ['jewellery', 'bags', 'accessories'],
  gift: ['jewellery', 'bags', 'accessories'],
  cloth: ['tops', 'bottoms', 'dresses', 'ethnic', 'warm'],
  apparel: ['tops', 'bottoms', 'dresses', 'ethnic', 'warm'],
  outfit: ['dresses', 'ethnic', 'tops', 'bottoms', 'warm'],
  wear: ['tops', 'bottoms', 'dresses', 'ethnic', 'warm'],
  westernwear: ['dresses', 'tops', 'bottoms'],
};

/** Narrower kinds of a kind: sneakers are shoes. */
export const narrower: Readonly<Record<string, string>> = {
  shoe: 'sneaker loafer derbi trainer jutti mojari mojri mojdi',
  sandal: 'floater flat heel wedg stiletto',
  chappal: 'slipper flipflop flop',
  jutti: 'mojari mojri mojdi',
  mojari: 'jutti',
  bag: 'handbag tote satchel backpack clutch jhola sling duffl rucksack potli pot',
  handbag: 'tote clutch sling satchel',
  backpack: 'rucksack',
  purs: 'handbag clutch sling wallet',
  earring: 'jhumka jhumki chandbali',
  necklac: 'pendant choker',
  nose: 'nath nathni nathiya',
  bangl: 'kada',
  top: 'tunic',
  kurti: 'kurta',
  tshirt: 'tee',
  sweater: 'pullov cardigan',
  hoodi: 'sweatshirt',
  dress: 'gown frock kaftan pinafor',
  trouser: 'pant chino cargo jogger palazzo flare',
  pant: 'trouser chino cargo jogger flare',
  capri: 'fourth',
  scarf: 'stole muffler',
  stole: 'scarf',
  shawl: 'lohi stole',
  lehenga: 'chaniya ghagra',
  nightwear: 'nightdress nightsuit nighti',
  swimwear: 'swimsuit bikini',
  jacket: 'coat blazer bandhgala',
  coat: 'blazer overcoat',
};

/** Kinds whose names also describe other kinds: a short kurta, cap sleeves, boot-cut jeans. */
export const alsoSaysHow = new Set([
  ...families.elsewhere.split(' '),
  ...'heel flat boot kundan sling cap tie stock crop top tank vest track short leg flare suit kolhapuri'.split(
    ' ',
  ),
  ...'pot fabric pyjama churidar patiala salwar palazzo dhoti dupatta choli'.split(' '),
]);

/** Products with the kind's name that are another kind: a T-shirt is not a shirt. */
export const anotherKind: Readonly<Record<string, readonly string[]>> = {
  shirt: ['tshirt', 'kurta', 'dress'],
  dress: ['materi', 'nightdress', 'semi'],
  suit: ['tracksuit'],
  bag: ['sleep'],
  ring: ['nose'],
  swimwear: ['panti', 'hipster'],
  short: ['sleev', 'panti'],
  trouser: ['track'],
  sare: ['brooch', 'materi'],
  dupatta: ['suit', 'lehenga', 'choli', 'kurta', 'kurti', 'patiala', 'salwar', 'materi'],
};

/** The shop's name for each family, and its stem. */
export const familyName: Readonly<Partial<Record<Family, readonly [name: string, stem: string]>>> = {
  footwear: ['footwear', 'footwear'],
  jewellery: ['jewellery', 'jewelleri'],
  bags: ['bags', 'bag'],
  accessories: ['accessories', 'accessori'],
  tops: ['topwear', 'topwear'],
  bottoms: ['bottomwear', 'bottomwear'],
  dresses: ['dresses', 'dress'],
  ethnic: ['ethnicwear', 'ethnicwear'],
  warm: ['winterwear', 'winterwear'],
  cloths: ['fabrics', 'fabric'],
};

/** Names of kinds that are written otherwise than their words with an s, by stem. */
const names: Readonly<Record<string, string>> = {
  nose: 'nose pins',
  tikka: 'maang tikkas',
  maangtikka: 'maang tikkas',
  hairclip: 'hair clips',
  hairband: 'hair bands',
  phonecas: 'mobile covers',
  waterbottl: 'water bottles',
  powerbank: 'power banks',
  nailpolish: 'nail polish',
  facewash: 'face wash',
  lunchbox: 'lunch boxes',
  makeup: 'make-up',
  luggag: 'luggage',
  furnitur: 'furniture',
  sunglass: 'sunglasses',
  scarf: 'scarves',
  materi: 'dress material',
};

/** Other names of a kind, where those of `narrower` are sorts of it: chappals are sandals. */
export const alsoCalled: Readonly<Record<string, string>> = {
  tee: 'tshirt',
  rucksack: 'backpack',
  pullov: 'sweater',
  ghagra: 'lehenga',
  chaniya: 'lehenga',
  slipper: 'chappal flop flipflop',
  chappal: 'sandal slipper',
  flop: 'slipper flipflop',
  jhumki: 'jhumka',
  trainer: 'shoe sneaker',
  frock: 'dress',
  handbag: 'bag',
  purs: 'bag',
  suit: 'salwar',
};

/** The name of many of a kind, from its stem and a word for it: 'belts', 'dresses', 'maang tikkas'. */
export function pluralOf(stem: string, word: string): string {
  if (Object.hasOwn(names, stem)) return names[stem] ?? word;
  if (!/[a-z]$/.test(word) || /(?:[^s]s|wear)$/.test(word)) return word;
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}

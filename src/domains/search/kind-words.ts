import type { Term } from './term.ts';

/**
 * Kinds of goods in families, by the stems of their names (`search_stem`). Where there is nothing of a kind, its family is
 * the nearest.
 */
const families = {
  footwear:
    'shoe sneaker loafer sandal jutti mojari mojri mojdi kolhapuri chappal slipper flop flipflop floater clog wedg pump derbi stiletto heel flat boot',
  jewellery:
    'necklac earring jhumka jhumki chandbali bangl kada bracelet ring pendant anklet payal nose nath nathni nathiya mangalsutra choker brooch tikka cufflink maangtikka kundan',
  bags: 'bag handbag tote clutch backpack wallet purs satchel pot jhola rucksack duffl sling',
  accessories:
    'belt watch hat scarf stole muffler sunglass glove sock shawl lohi dupatta turban cap tie stock',
  tops: 'shirt tshirt tee tunic blous camisol poncho shrug crop bodysuit top tank vest',
  bottoms:
    'jean trouser pant jeg capri jogger palazzo chino cargo tight track legging skirt pyjama churidar patiala salwar short leg',
  dresses: 'dress frock gown jumpsuit dungare romper kaftan pinafor',
  ethnic: 'sare lehenga anarkali kurta kurti choli sherwani bandhgala dhoti lungi suit',
  warm: 'jacket blazer coat hoodi sweater cardigan pullov sweatshirt waistcoat raincoat thermal overcoat windcheat fleec',
  inner: 'bra panti brief boxer lingeri nightwear nightdress nightsuit nighti swimwear bikini',
  cloths: 'materi fabric',
} as const;
type Family = keyof typeof families;

/** Words for all goods of some families. */
const general: Readonly<Record<string, readonly Family[]>> = {
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
};

/** Kinds that are a kind of another: sneakers are shoes. */
const narrower: Readonly<Record<string, string>> = {
  shoe: 'sneaker loafer derbi trainer jutti mojari mojri mojdi',
  sandal: 'floater flat heel wedg stiletto',
  chappal: 'slipper flipflop flop',
  jutti: 'mojari mojri mojdi',
  mojari: 'jutti',
  bag: 'handbag tote satchel backpack clutch jhola sling duffl rucksack potli pot',
  handbag: 'tote clutch sling satchel',
  purs: 'handbag clutch sling wallet',
  earring: 'jhumka jhumki chandbali',
  necklac: 'pendant choker',
  nose: 'nath nathni nathiya',
  bangl: 'kada',
  top: 'tunic',
  tshirt: 'tee',
  sweater: 'pullov cardigan',
  hoodi: 'sweatshirt',
  dress: 'gown frock kaftan',
  trouser: 'pant chino cargo jogger palazzo',
  pant: 'trouser chino cargo jogger',
  scarf: 'stole muffler',
  stole: 'scarf',
  shawl: 'lohi stole',
  lehenga: 'chaniya ghagra',
  nightwear: 'nightdress nightsuit nighti',
  jacket: 'coat blazer',
};

/** Kinds whose names also say what another kind is like: a short kurta, cap sleeves, boot-cut jeans. */
const alsoSaysHow = new Set(
  'heel flat boot kundan sling cap tie stock crop top tank vest track short leg suit kolhapuri pot fabric pyjama churidar patiala salwar palazzo dhoti dupatta choli'.split(
    ' ',
  ),
);

/** Goods called so that are another kind: a T-shirt is no shirt. */
const anotherKind: Readonly<Record<string, readonly string[]>> = {
  shirt: ['tshirt'],
  dress: ['materi', 'nightdress'],
  suit: ['tracksuit'],
  bag: ['sleep'],
  ring: ['nose'],
};

/** What a shop calls each family, and the stem of that. */
const familyName: Readonly<Record<Family, readonly [name: string, stem: string]>> = {
  footwear: ['footwear', 'footwear'],
  jewellery: ['jewellery', 'jewelleri'],
  bags: ['bags', 'bag'],
  accessories: ['accessories', 'accessori'],
  tops: ['topwear', 'topwear'],
  bottoms: ['bottomwear', 'bottomwear'],
  dresses: ['outfits', 'outfit'],
  ethnic: ['ethnicwear', 'ethnicwear'],
  warm: ['winterwear', 'winterwear'],
  inner: ['undergarments', 'undergar'],
  cloths: ['fabrics', 'fabric'],
};

/** Kinds that are worn on the upper body: sized by letters or by the chest. */
const wornAbove: ReadonlySet<Family> = new Set(['tops', 'ethnic', 'warm', 'dresses']);

const familyOf = new Map<string, Family>(
  Object.entries(families).flatMap(([family, stems]) =>
    stems.split(' ').map((stem): [string, Family] => [stem, family as Family]),
  ),
);

/** What a term names: a kind of goods, or several families. */
export interface Kind {
  /** By its own name. */
  readonly own: readonly string[];
  /** And by what else it is called, and what is a kind of it. */
  readonly stems: readonly string[];
  readonly families: readonly Family[];
  readonly isGeneral: boolean;
  /** It says how another kind is, where one is named. */
  readonly isWeak: boolean;
}

/** The kind of goods that a term names, by what was typed or by what the shop calls it; null for one that names none. */
export function kindOf({ typed, stems: said, products, synonyms, meant }: Term): Kind | null {
  const readings = [
    said,
    ...synonyms.filter(({ isLoose }) => !isLoose).map((one) => one.stems),
    ...meant.map(({ stem }) => [stem]),
  ];
  const named = readings.map(kindIn).filter((stem) => stem !== undefined);
  if (named.length)
    return {
      own: products > 0 && kindIn(said) ? named.slice(0, 1) : named,
      stems: [
        ...new Set(named.flatMap((stem) => [stem, ...(narrower[stem] ?? '').split(' ').filter(Boolean)])),
      ],
      families: [...new Set(named.flatMap((stem) => familyOf.get(stem) ?? []))],
      isGeneral: false,
      // 'Leggings' are a kind, a 'leg' says how trousers are.
      isWeak: alsoSaysHow.has(named[0] ?? '') && !typed.endsWith('s'),
    };
  // 'Winter wear' is wear, and winterwear: what says more counts.
  const [word] = readings
    .map((reading) => reading.at(-1) ?? '')
    .filter((stem) => Object.hasOwn(general, stem))
    .toSorted((a, b) => (general[a]?.length ?? 0) - (general[b]?.length ?? 0));
  return word === undefined ? null : generalKind(word);
}

const generalKind = (word: string): Kind => ({
  own: [word],
  stems: [word],
  families: general[word] ?? [],
  isGeneral: true,
  isWeak: false,
});

/** Stems of Indian occasions: what is worn at these is called a dress, whatever it is. */
const occasions = new Set(
  'garba navratri mehendi haldi turmer sangeet puja diwali wed bridal engag'.split(' '),
);

/** All outfits where a dress for such an occasion is wanted; else the kind itself. */
export function kindFor(kind: Kind, others: readonly Term[]): Kind {
  const stems = others.flatMap((term) => [...term.stems, ...term.synonyms.flatMap((one) => one.stems)]);
  return kind.own[0] === 'dress' && stems.some((stem) => occasions.has(stem)) ? generalKind('outfit') : kind;
}

/** Whether a stem names clothes, which have sizes: the 30 of 'shorts 30' is one, whatever else is called 30. */
export function isClothes(stem: string): boolean {
  const family = familyOf.get(stem);
  return family === 'bottoms' || (family !== undefined && wornAbove.has(family));
}

/** Whether a stem is a kind's name: one of which there is nothing is not the beginning of something else. */
export const isKindName = (stem: string): boolean => familyOf.has(stem);

/** The kind that some words name last. */
function kindIn(stems: readonly string[]): string | undefined {
  const kind = stems.findLast((stem) => familyOf.has(stem));
  if (kind === 'ring' && stems.includes('nose')) return 'nose';
  return kind === 'shirt' && stems.includes('t') ? 'tshirt' : kind;
}

/** The stems of all kinds of these families. */
export const stemsOf = (these: readonly Family[]): string[] => [
  ...these.flatMap((family) => families[family].split(' ')),
  ...Object.keys(general).filter(
    (stem) => general[stem]?.length === 1 && these.includes(general[stem][0] as Family),
  ),
];

/** Names for all of their family, behind another name of it: 'jeans pant'. */
const broad = new Set(['pant', 'trouser', 'shoe', 'sandal', 'heel']);

/** Whether a kind named behind another only says more of it: an 'anarkali dress' is an anarkali, a 'tank top' a tank, 'jutti shoes' are juttis. */
export const saysMoreOf = (second: Kind, first: Kind): boolean =>
  (second.families[0] === 'dresses' && first.families[0] === 'ethnic') ||
  (second.own[0] === 'top' && first.own[0] === 'tank') ||
  (broad.has(second.own[0] ?? '') &&
    !broad.has(first.own[0] ?? '') &&
    !first.isWeak &&
    second.families[0] === first.families[0]);

/** Stems that tell of something else than this kind when a name holds them; a 'T-shirt' holds the shirt, which is none. */
export const othersThan = ({ stems }: Kind): string[] =>
  [...familyOf.keys()].filter(
    (stem) =>
      !alsoSaysHow.has(stem) &&
      !stems.includes(stem) &&
      !anotherKind[stem]?.some((other) => stems.includes(other)),
  );

/** Families of what is not worn on the body itself: names of garments say what some of it goes with. */
const beside: ReadonlySet<Family> = new Set(['footwear', 'jewellery', 'bags', 'accessories']);

const garments = [...familyOf].flatMap(([stem, family]) =>
  beside.has(family) || alsoSaysHow.has(stem) ? [] : [stem],
);

/** Stems that make goods another kind altogether: a 'tie waist dress' is no accessory. */
export function unlike({ own: [stem = ''], stems, families: these, isGeneral }: Kind): readonly string[] {
  if (isGeneral) return these.every((family) => beside.has(family)) ? garments : [];
  return (anotherKind[stem] ?? []).filter((other) => !stems.includes(other));
}

/** The name of the family that a kind belongs to, and its stem; undefined for a name that says no more. */
export function nameOfFamily({ families: [family], isGeneral }: Kind): readonly [string, string] | undefined {
  return family === undefined || isGeneral ? undefined : familyName[family];
}

export const isWornAbove = (kind: Kind | null): boolean =>
  kind !== null && !kind.isGeneral && kind.families.some((family) => wornAbove.has(family));

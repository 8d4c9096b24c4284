import {
  alsoCalled,
  alsoSaysHow,
  anotherKind,
  type Family,
  families,
  familyName,
  general,
  narrower,
  pluralOf,
} from './kinds.ts';
import { isDoubtful } from './make-term.ts';
import type { Term } from './term.ts';

/** Garments for the upper body, sized by letters or by the chest. */
const wornAbove: ReadonlySet<Family> = new Set(['tops', 'ethnic', 'warm', 'dresses']);

const familyOf = new Map<string, Family>(
  Object.entries(families).flatMap(([family, stems]) =>
    stems.split(' ').map((stem): [string, Family] => [stem, family as Family]),
  ),
);

/** The kind of product that a term names, or several families. */
export interface Kind {
  /** Stems of its own name. */
  readonly own: readonly string[];
  /** Those, and the stems of its synonyms and of narrower kinds. */
  readonly stems: readonly string[];
  readonly families: readonly Family[];
  readonly isGeneral: boolean;
  /** It may also describe another kind, if one is named. */
  readonly isWeak: boolean;
}

/** The kind that a term names, as typed or through its synonyms; null when it names none. */
export function kindOf({ typed, stems: ownStems, products, synonyms, meant, family }: Term): Kind | null {
  if (family) return { own: ownStems, stems: ownStems, families: [family], isGeneral: true, isWeak: false };
  // A compound that the shop does not sell stands for its synonym only: a 'sweat shirt' is not a shirt.
  const isOnlyMeant = ownStems.length > 1 && products === 0 && synonyms.some(({ isLoose }) => !isLoose);
  const readings = [
    ...(isOnlyMeant ? [] : [ownStems]),
    ...meant.map(({ stem }) => [stem]),
    ...synonyms.filter(({ isLoose }) => !isLoose).map((one) => one.stems),
  ];
  const kindStems = readings.map(kindIn).filter((stem) => stem !== undefined);
  const isGuess = kindStems.length > 0 && kindIn(ownStems) === undefined;
  if (isGuess && isDoubtful({ products, synonyms, meant }, kindStems.length)) return null;
  const own = products > 0 ? kindIn(ownStems) : undefined;
  if (kindStems.length)
    return {
      own: own ? kindStems.slice(0, 1) : kindStems,
      // When these sneakers are not sold, other shoes are near but juttis are not; any bag is near a tote.
      stems: [
        ...new Set(
          kindStems.flatMap((stem) =>
            stem !== 'bag' && isWider(stem, own) ? [stem] : [stem, ...narrowerThan(stem)],
          ),
        ),
      ],
      families: [...new Set(kindStems.flatMap((stem) => familyOf.get(stem) ?? []))],
      isGeneral: false,
      // 'Leggings' are a kind; a 'leg' describes trousers.
      isWeak: alsoSaysHow.has(kindStems[0] ?? '') && !typed.endsWith('s'),
    };
  // 'Winter wear' is both wear and winterwear: the narrower one counts.
  const [word] = readings
    .map((reading) => reading.findLast((stem) => Object.hasOwn(general, stem)) ?? '')
    .filter(Boolean)
    .toSorted((a, b) => (general[a]?.length ?? 0) - (general[b]?.length ?? 0));
  return word === undefined ? null : generalKind(word);
}

/** Whether these stems are a name for all of a family: 'footwear'. */
export const isFamilyName = (stems: readonly string[]): boolean =>
  stems.length === 1 && Object.hasOwn(general, stems[0] ?? '');

const generalKind = (word: string): Kind => ({
  own: [word],
  stems: [word],
  families: general[word] ?? [],
  isGeneral: true,
  isWeak: false,
});

/** Whether a kind is wider than another, as shoes are wider than sneakers. */
const isWider = (stem: string, own: string | undefined): boolean =>
  own !== undefined && narrowerThan(stem).includes(own) && !narrowerThan(own).includes(stem);

const narrowerThan = (stem: string): string[] => (narrower[stem] ?? '').split(' ').filter(Boolean);

/** Whether a stem names a narrower kind: a backpack is a bag. */
export const isSortOf = (stem: string, { own: [own = ''] }: Kind): boolean =>
  narrowerThan(own).includes(stem);

/** The term without wider synonyms when its own kind is sold: a search for 'sneakers' must not put other shoes first. */
export function asNarrow(term: Term): Term {
  const own = term.products > 0 ? kindIn(term.stems) : undefined;
  const isWide = ([stem = '', ...more]: readonly string[]) => more.length === 0 && isWider(stem, own);
  return { ...term, synonyms: term.synonyms.filter(({ stems }) => !isWide(stems)) };
}

/** Stems of Indian occasions and styles for which any outfit is called a 'dress'. */
const occasions = new Set(
  'garba navratri mehendi haldi turmer sangeet puja diwali wed bridal engag tradit ethnic'.split(' '),
);

/** All outfits when a 'dress' for such an occasion is wanted; else the kind itself. */
export function kindFor(kind: Kind, others: readonly Term[]): Kind {
  const stems = others.flatMap((term) => [...term.stems, ...term.synonyms.flatMap((one) => one.stems)]);
  return kind.own[0] === 'dress' && stems.some((stem) => occasions.has(stem)) ? generalKind('outfit') : kind;
}

/** Whether a stem names clothes, which have sizes: in 'shorts 30' the 30 is a size, whatever else is called 30. */
export function isClothes(stem: string): boolean {
  const family = familyOf.get(stem);
  return family === 'bottoms' || (family !== undefined && wornAbove.has(family));
}

/** Whether a stem is a kind's name; if nothing of that kind is sold, it is not read as the beginning of another word. */
export const isKindName = (stem: string): boolean => familyOf.has(stem);

/** Compounds with a kind of their own: a nose ring is not a ring, a T-shirt not a shirt; a kurta pyjama is a kurta first. */
const compounds: readonly (readonly [before: string, word: string, kind: string])[] = [
  ['nose', 'ring', 'nose'],
  ['t', 'shirt', 'tshirt'],
  ['track', 'suit', 'tracksuit'],
  ['kurta', 'pyjama', 'kurta'],
  ['fourth', 'pant', 'fourth'],
];

/** The last kind that the words name. */
function kindIn(stems: readonly string[]): string | undefined {
  const kind = stems.findLast((stem) => familyOf.has(stem));
  const compound = compounds.find(([before, word]) => word === kind && stems.includes(before));
  return compound?.[2] ?? kind;
}

/** The stems of all kinds in these families. */
export const stemsOf = (these: readonly Family[]): string[] => [
  ...these.flatMap((family) => families[family].split(' ')),
  ...Object.keys(general).filter(
    (stem) => general[stem]?.length === 1 && these.includes(general[stem][0] as Family),
  ),
];

/** Names for a whole family when they follow a narrower one: 'jeans pant'. */
const broad = new Set(['pant', 'trouser', 'shoe', 'sandal', 'heel']);

/**
 * Whether the second kind only qualifies the first: an 'anarkali dress' is an anarkali, a 'tank top' a tank, 'jutti
 * shoes' are juttis.
 */
export const saysMoreOf = (second: Kind, first: Kind): boolean =>
  (second.families[0] === 'dresses' && first.families[0] === 'ethnic' && !first.isWeak) ||
  (second.own[0] === 'top' && first.own[0] === 'tank') ||
  (broad.has(second.own[0] ?? '') &&
    !broad.has(first.own[0] ?? '') &&
    !first.isWeak &&
    second.families[0] === first.families[0]);

/**
 * A specific kind as it is called: a name for many of it, and the stems, or whole names, that goods of it have. Those of wider
 * kinds are not among them: where only other shoes are sold, there are no sneakers.
 */
export function calledOf({ typed, stems: ownStems, synonyms, meant }: Term, kind: Kind) {
  const own = kindIn(ownStems);
  const same = synonyms.filter(({ isLoose, stems }) => !isLoose && !isWider(kindIn(stems) ?? '', own));
  const close = same.find(({ stems }) => kindIn(stems) !== undefined);
  const like = meant.find(({ stem }) => kindIn([stem]) !== undefined);
  const also = (alsoCalled[own ?? ''] ?? '').split(' ').filter(Boolean);
  return {
    name: pluralOf(kind.own[0] ?? '', own ? typed : (close?.text ?? like?.word ?? typed)),
    stems: own ? [own, ...narrowerThan(own), ...also] : kind.stems,
    wholes: [ownStems, ...same.map(({ stems }) => stems)],
  };
}

/** Stems in a name that show another kind. For T-shirts, 'shirt' is not among them, because 'T-shirt' contains it. */
export const othersThan = ({ stems }: Pick<Kind, 'stems'>): string[] =>
  [...familyOf.keys()].filter(
    (stem) =>
      !alsoSaysHow.has(stem) &&
      !stems.includes(stem) &&
      !anotherKind[stem]?.some((other) => stems.includes(other)),
  );

/** Whether any product suitable as a present is wanted. */
export const isPresent = ({ own }: Kind): boolean => own[0] === 'gift';

/** Families not worn on the body itself; names of garments often mention what goes with them. */
const beside: ReadonlySet<Family> = new Set(['footwear', 'jewellery', 'bags', 'accessories', 'elsewhere']);

/** Whether a kind is carried or worn beside clothes and the same for every audience. */
export const isCarried = ({ families: these, isGeneral }: Kind): boolean =>
  !isGeneral && these.length > 0 && these.every((family) => family !== 'footwear' && beside.has(family));

const garments = [...familyOf].flatMap(([stem, family]) =>
  beside.has(family) || alsoSaysHow.has(stem) ? [] : [stem],
);

/** All kinds that do not describe others: a 'laptop bag' is no laptop. */
const strong = [...familyOf.keys()].filter((stem) => !alsoSaysHow.has(stem));

/** Stems that make a product another kind altogether: a 'tie waist dress' is neither a tie nor an accessory. */
export function unlike({
  own: [stem = ''],
  stems,
  families: these,
  isGeneral,
  isWeak,
}: Kind): readonly string[] {
  if (isWeak && these.includes('elsewhere')) return strong;
  if (isWeak && these.every((family) => beside.has(family))) return [...garments, 'suit'];
  if (isGeneral && these.every((family) => beside.has(family)))
    return [...garments, 'suit', ...(these.includes('footwear') ? [] : families.footwear.split(' '))].filter(
      (stem) => !alsoSaysHow.has(stem) || stem === 'suit',
    );
  if (isGeneral) return [];
  return (anotherKind[stem] ?? []).filter((other) => !stems.includes(other));
}

/** Stems in a name that show that goods are not of this family of clothes: a kurta set with palazzo is no bottomwear. */
export const outside = (own: Family): string[] =>
  beside.has(own)
    ? []
    : garments.filter((stem) => familyOf.get(stem) !== own).concat(own === 'ethnic' ? [] : 'suit');

/** The name of a kind's family, and its stem; undefined for a general name. */
export function nameOfFamily({ families: [family], isGeneral }: Kind): readonly [string, string] | undefined {
  return family === undefined || isGeneral ? undefined : familyName[family];
}

export const isWornAbove = (kind: Kind | null): boolean =>
  kind !== null && !kind.isGeneral && kind.families.some((family) => wornAbove.has(family));

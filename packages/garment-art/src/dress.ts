import type { Art, Audience, Garment, Print } from './art.ts';
import { colourNamed } from './colour-names.ts';
import { featuresIn } from './features.ts';
import { brightness, darken, lighten, mix } from './palette.ts';
import { randomFrom, seedFrom } from './random.ts';

type Rule<T> = readonly [words: RegExp, meaning: T];

/** The first matching rule wins, so specific rules come before general ones. */
const garmentRules: readonly Rule<Garment>[] = [
  [/\bjuttis?\b|\bmojaris?\b|\bbell(y|ies)\b|\bkhussas?\b|\bballerinas?\b/, 'juttis'],
  [/sandals?|flip.?flops?|slippers?|chappals?|\bflats?\b|\bclogs?\b|floaters?/, 'sandals'],
  [
    /shoes?\b|sneakers?|loafers?|boots?\b|wedges?|heels?|pumps?|oxfords?|derby|moccasins?|stilettos?/,
    'shoes',
  ],
  [
    /sunglass|goggles|wallet|card holder|\bbelts?\b|suspenders|bags?\b|backpacks?|clutch|totes?\b|duffle|purse|satchel/,
    'bag',
  ],
  [/ear.?rings?|jhumk|ear ?cuffs?|\bstuds?\b/, 'earrings'],
  [/bangles?|bracelets?|\bkadas?\b|anklets?|cuff ?links?/, 'bangles'],
  [/\brings?\b/, 'ring'],
  [/necklace|pendant|mangalsutra|jewell?ery|chokers?|brooch|nose|\bchains?\b|hair access/, 'necklace'],
  [/watch/, 'watch'],
  [/nehru|waistcoat|\bbandi\b|modi jacket/, 'nehru-jacket'],
  [/sherwani|achkan|jodhpuri|bandhgala/, 'sherwani'],
  [/lehengas?|ghagra|chaniya/, 'lehenga'],
  [/\bblouses?\b|\bcholis?\b/, 'blouse'],
  [/sarees?|saris?\b/, 'saree'],
  [/anarkali|\bgowns?\b/, 'anarkali'],
  [/salwar|churidar|dress material|patiala suit|punjabi suit|\bsuit piece/, 'salwar-suit'],
  [/kurta (and|with|&|pyjama|pajama|set)|ethnic sets?|kurta,/, 'kurta-set'],
  [/\bkurtis?\b|\btunics?\b|kaftan|caftan/, 'kurti'],
  [/\bkurtas?\b/, 'kurta'],
  [/dupattas?|chunn?is?\b|odhni/, 'dupatta'],
  [/shawls?|\bstoles?\b|pashmina/, 'shawl'],
  [/scar(f|ves)|muffler|\bties?\b/, 'scarf'],
  [/\bcaps?\b|\bhats?\b|beanie/, 'cap'],
  [/\bdhotis?\b|\blungis?\b|mundu/, 'dhoti'],
  [/hood(ie|ed)|sweat ?shirts?/, 'hoodie'],
  [/sweaters?|cardigans?|pullovers?|jumper\b|shrugs?|thermals?/, 'sweater'],
  [/jackets?|blazers?|\bcoats?\b|raincoats?|windcheater/, 'jacket'],
  [/frocks?/, 'frock'],
  [/jeans|jeggings?/, 'jeans'],
  [/leggings?|tights?|stockings?|capris?/, 'leggings'],
  [/shorts?\b|boxers?\b/, 'shorts'],
  [/skirts?/, 'skirt'],
  [/dress(es)?\b|jumpsuits?|dungarees?|nightwear|night(y|ie)/, 'dress'],
  [/t.?shirts?|\btees?\b|\btanks?\b|\bvests?\b|polos?\b/, 't-shirt'],
  [/shirts?\b/, 'shirt'],
  [/trousers?|pants?\b|chinos?|cargos?|palazzos?|pyjamas?|pajamas?|track/, 'trousers'],
  [/\btops?\b|camisoles?|bodysuits?/, 'top'],
];

const printRules: readonly Rule<Print>[] = [
  [/bandhani|bandhej/, 'bandhani'],
  [/leher?iya|lahariya/, 'leheriya'],
  [/ikk?at/, 'ikat'],
  [/ajrakh/, 'ajrakh'],
  [/dabu|batik/, 'dabu'],
  [/block|sanganer|bagru|kalamkari/, 'block-print'],
  [/checks?\b|checkered|checked|plaid|gingham|tartan/, 'checks'],
  [/strip(e|es|ed)\b/, 'stripes'],
  [/denim|jeans/, 'denim'],
  [/polka|dots?\b|dotted/, 'polka'],
  [/paisley/, 'paisley'],
  [/brocade|banarasi|jacquard|woven/, 'brocade'],
  [/chikan|lucknow/, 'chikankari'],
  [/phulkari|bagh work/, 'phulkari'],
  [/gota|embroider|embellish|sequin|zari/, 'gota'],
  [/floral|flower|bloom/, 'floral'],
];

const match = <T>(rules: readonly Rule<T>[], text: string): T | undefined =>
  rules.find(([words]) => words.test(text))?.[1];

function audienceOf(text: string, garment: Garment): Audience {
  if (/girl|bab(y|ies)/.test(text)) return 'girls';
  if (/\bboy/.test(text)) return 'boys';
  if (/women|woman|ladies|lady/.test(text)) return 'women';
  if (/\bmen\b|\bmen's|\bmens\b|\bman\b/.test(text)) return 'men';
  return garment === 'shirt' || garment === 'sherwani' || garment === 'dhoti' || garment === 'nehru-jacket'
    ? 'men'
    : 'women';
}

const grounds = [
  '#a63d40',
  '#2f5d62',
  '#c98b3c',
  '#3c4f76',
  '#8a6fa0',
  '#e0a9a0',
  '#5b7553',
  '#d8c3a5',
  '#31343c',
] as const;
const trims = ['#d4a24c', '#f1e4c8', '#b8473d', '#2c4a6b', '#e9c46a'] as const;

function sleeveIn(text: string): Art['sleeve'] {
  if (/sleeveless|strapless/.test(text)) return 'none';
  if (/full.sleeve|long.sleeve/.test(text)) return 'full';
  if (/half.sleeve|short.sleeve/.test(text)) return 'short';
  return /3\/4|three.?quarter|elbow/.test(text) ? 'elbow' : undefined;
}

function neckIn(text: string): Art['neck'] {
  if (/v.?neck/.test(text)) return 'v';
  if (/boat/.test(text)) return 'boat';
  if (/mandarin|band collar/.test(text)) return 'band';
  if (/polo/.test(text)) return 'collar';
  return /(round|crew|scoop).?neck/.test(text) ? 'round' : undefined;
}

function surfaceIn(text: string): Art['surface'] {
  if (/velvet/.test(text)) return 'velvet';
  if (/corduroy/.test(text)) return 'corduroy';
  if (/wool|fleece|pashmina|cashmere/.test(text)) return 'wool';
  if (/silk|satin|brocade|banarasi|tissue/.test(text)) return 'satin';
  return /organza|chiffon|\bnet\b|georgette/.test(text) ? 'sheer' : undefined;
}

/**
 * Chooses a garment's picture from its English words. Equal words always give the same picture; `seed` distinguishes
 * garments with equal words. Unknown words become a folded stack of cloth.
 */
export function artFor(words: { title: string; type: string; colour: string; seed: string }): Art {
  const text = `${words.type} | ${words.title}`.toLowerCase();
  const seed = seedFrom(words.seed || words.title);
  const random = randomFrom(seed);
  const garment = match(garmentRules, words.type.toLowerCase()) ?? match(garmentRules, text) ?? 'folded';
  const printFromText = match(printRules, text);
  const patternOrPlain: Print =
    /print/.test(text) && !/graphic/.test(text)
      ? random.pick(['floral', 'block-print', 'paisley', 'dabu'])
      : 'plain';
  const print = garment === 'jeans' ? 'denim' : (printFromText ?? patternOrPlain);
  const fallback = garment === 'jeans' ? '#34507c' : random.pick(grounds);
  const base = colourNamed(words.colour) ?? colourNamed(words.title) ?? fallback;
  const trim = random.pick(trims);
  const contrast =
    brightness(base) > 0.6 ? darken(mix(base, trim, 0.55), 0.4) : lighten(mix(base, trim, 0.5), 0.55);
  const sleeve = sleeveIn(text);
  const neck = neckIn(text);
  const features = featuresIn(text);
  const surface = surfaceIn(text);
  return {
    garment,
    print,
    colours: [base, contrast, trim === base ? '#f1e4c8' : trim],
    seed,
    audience: audienceOf(text, garment),
    ...(sleeve ? { sleeve } : {}),
    ...(neck ? { neck } : {}),
    ...(features.length > 0 ? { features } : {}),
    ...(surface ? { surface } : {}),
  };
}

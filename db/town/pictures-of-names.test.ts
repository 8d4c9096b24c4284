import { expect, it } from 'vitest';
import type { Art } from '../../packages/garment-art/src/art.ts';
import { shownBy } from '../../packages/garment-art/src/draw-garment.ts';
import { features } from '../../packages/garment-art/src/features.ts';
import { type Dye, dyeLabel, dyes } from './dyes.ts';
import { buildTown } from './town.ts';

const town = buildTown({ today: new Date('2026-11-23') });

/** The feature that a picture must show for a word, if the word itself is not a feature's name. */
const shownFor: Record<string, string> = {
  'half-sleeve': 'short sleeves',
  puff: 'puff-sleeves',
  sleeve: 'puff-sleeves',
  band: 'neck band',
  mandarin: 'neck band',
  bandhgala: 'neck band',
  nehru: 'neck band',
  jawahar: 'neck band',
  sherwani: 'neck band',
  crew: 'neck round',
  'boat-neck': 'neck boat',
  pocket: 'hip-pockets',
  panelled: 'panels',
  gathered: 'gathers',
  'side-slit': 'slits',
  'indo-western': 'asymmetric',
  quilted: 'quilting',
  tiered: 'tiers',
  hem: 'handkerchief',
  smocked: 'smocking',
  slip: 'thin-straps',
  'button-down': 'button-front',
  'tie-waist': 'bow',
  breton: 'stripes-across',
  western: 'snaps',
  snap: 'snaps',
  camp: 'open-collar',
  resort: 'open-collar',
  holiday: 'open-collar',
  chunky: 'cables',
  cargo: 'cargo-pockets',
  jogger: 'ribbed',
  pyjama: 'long legs',
  pleated: 'knife-pleats|waist-pleats',
  collar: 'neck band|neck collar|collar-necklace',
  pinstripe: 'pinstripe',
  bermuda: 'belt',
  chinos: 'belt',
  ankle: 'cropped',
  fit: 'slim',
  wide: 'wide-leg',
  leg: 'wide-leg',
  selvedge: 'turned-cuff',
  'lace-up': 'laces',
  sneakers: 'laces',
  derby: 'derby',
  patang: 'kite',
  'five-colour': 'five-colours',
  loafers: 'loafer',
  heel: 'block-heel',
  strappy: 'straps',
  'kolhapuri-style': 'kolhapuri',
  mojari: 'curled',
  pearl: 'pearls',
  mirror: 'mirrors',
  twelve: 'ring-of-twelve',
  six: 'ring-of-six',
  drop: 'drops',
  strap: 'leather-strap',
  polo: 'neck collar',
  kota: 'graph-checks',
  temple: 'gopuram|temple-edge',
  pendant: 'pendant|peacock-pendant',
};

/** Parts of a set that its own garment does not show. */
const setShows: Partial<Record<Art['garment'], string>> = {
  anarkali: 'suit-pieces',
  necklace: 'with-earrings',
};

/** Words for kinds of products, and the garments that show them. */
const kinds: Record<string, readonly Art['garment'][]> = {
  kurta: ['kurta', 'kurta-set'],
  kurti: ['kurti'],
  set: ['kurta-set', 'salwar-suit', 'lehenga', 'anarkali', 'bangles', 'necklace'],
  saree: ['saree'],
  jacket: ['jacket', 'nehru-jacket'],
  dhoti: ['dhoti'],
  dress: ['dress'],
  top: ['top'],
  tunic: ['top'],
  skirt: ['skirt'],
  jeans: ['jeans'],
  trousers: ['trousers'],
  shorts: ['shorts'],
  leggings: ['leggings'],
  lehenga: ['lehenga'],
  chaniya: ['lehenga'],
  choli: ['lehenga'],
  anarkali: ['anarkali'],
  gown: ['anarkali'],
  salwar: ['salwar-suit'],
  suit: ['salwar-suit'],
  dupatta: ['dupatta', 'salwar-suit'],
  shirt: ['shirt', 't-shirt', 'kurta', 'dress'],
  frock: ['frock'],
  nightdress: ['frock'],
  hoodie: ['hoodie'],
  sweater: ['sweater'],
  pullover: ['sweater'],
  shawl: ['shawl'],
  stole: ['shawl', 'scarf'],
  lohi: ['shawl'],
  muffler: ['scarf'],
  scarf: ['scarf'],
  cap: ['cap'],
  juttis: ['juttis'],
  sandals: ['sandals'],
  shoes: ['shoes'],
  flats: ['sandals', 'juttis'],
  earrings: ['earrings'],
  necklace: ['necklace'],
  bangles: ['bangles'],
  bangle: ['bangles'],
  kada: ['bangles'],
  bag: ['bag'],
  watch: ['watch'],
};

/** Words for prints. */
const printsOf: Record<string, Art['print']> = {
  dabu: 'dabu',
  block: 'block-print',
  handblock: 'block-print',
  sanganeri: 'block-print',
  chikankari: 'chikankari',
  schiffli: 'chikankari',
  bandhani: 'bandhani',
  bandhej: 'bandhani',
  ajrakh: 'ajrakh',
  leheriya: 'leheriya',
  ikat: 'ikat',
  patola: 'ikat',
  gota: 'gota',
  'phulkari-style': 'phulkari',
  striped: 'stripes',
  stripe: 'stripes',
  checks: 'checks',
  checked: 'checks',
  check: 'checks',
  gingham: 'checks',
  buffalo: 'checks',
  polka: 'polka',
  dot: 'polka',
  brocade: 'brocade',
  banarasi: 'brocade',
  paisley: 'paisley',
  denim: 'denim',
  chambray: 'denim',
};

/** Fabrics with a visible surface. */
const surfacesOf: Record<string, NonNullable<Art['surface']>> = {
  velvet: 'velvet',
  corduroy: 'corduroy',
  wool: 'wool',
  merino: 'wool',
  georgette: 'sheer',
  organza: 'sheer',
  chiffon: 'sheer',
  silk: 'satin',
};

/** Words for fabric, craft, wearer, season and mood, which have no shape. */
const shapeless = new Set(
  `print with and in of for the work style hand pure plain set rose linen cotton mulmul rayon khadi handloom modal doria tissue chanderi leather
  canvas fabric lac kundan oxidised meenakari zari motif border patti kinari satin-edge satin-look lucknowi polki-look gold-plated
  floral embroidered printed raw stretch wash dark light mid pattu knit fine camel jaipuri winter summer beach everyday festive
  party wedding bridal groom haldi teej holi sangeet engagement reception garba court heirloom office casual club evening daily basic minimal classic
  comfort western formal women womens mens girls boys kids little raja royal half rupee rangeela railway co-ord oxford maxi midi short long
  flared pakistani-cut yoke-less indo dyed light hem formal t bottle lemon khaki peacock silk hides print`.split(
    /\s+/,
  ),
);

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('t-shirt', 'tshirt')
    .split(/[^a-z0-9-]+/)
    .filter(Boolean);
const colourWords = new Set([
  ...(Object.keys(dyes) as Dye[]).flatMap((dye) => [dye, ...dyeLabel(dye).toLowerCase().split(' ')]),
  'green',
]);

/** The fault of the picture for one word of the name; null if the picture shows the word, or the word has no look. */
function complaint(word: string, art: Art, details: ReadonlySet<string>): string | null {
  const [kind, print, surface] = [kinds[word], printsOf[word], surfacesOf[word]];
  const detail = word === 'set' ? setShows[art.garment] : shownFor[word];
  if (word === 'tshirt') return art.garment === 't-shirt' ? null : 'is not a t-shirt';
  if (detail) return detail.split('|').some((one) => details.has(one)) ? null : `does not show ${detail}`;
  if ((features as string[]).includes(word)) return details.has(word) ? null : `does not show ${word}`;
  if (kind && !(word === 'shirt' && art.garment === 'dress') && kind.includes(art.garment)) return null;
  if (word === 'block' && details.has('block-heel')) return null;
  if (print) return art.print === print || art.garment === 'shorts' ? null : `is not ${print}`;
  if (surface)
    return art.surface === surface || details.has(`${word}-edge`) ? null : `does not look like ${word}`;
  return kind || colourWords.has(word) || shapeless.has(word)
    ? null
    : 'is a word that nobody has thought about';
}

it('shows every word of every name', () => {
  const wrong = town.products.flatMap(({ name, colourways }) => {
    const art = colourways[0]!.art;
    const details = shownBy(art);
    return wordsOf(name).flatMap((word) => {
      const complaintText = complaint(word, art, details);
      return complaintText ? [`${name}: ${word} ${complaintText}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

it('misses each feature where it is left out', () => {
  const expectedWords = new Set<string>();
  const missingWords = new Set<string>();
  for (const { name, colourways } of town.products) {
    const art = colourways[0]!.art;
    for (const feature of art.features ?? []) {
      const bare = { ...art, features: art.features!.filter((other) => other !== feature) };
      expectedWords.add(feature);
      if (wordsOf(name).some((word) => complaint(word, bare, shownBy(bare)))) missingWords.add(feature);
    }
  }
  expect([...expectedWords].filter((feature) => !missingWords.has(feature))).toEqual([]);
});

type Rule = readonly [words: RegExp, heading: string];

/** HSN headings for fashion goods by their words; the first match wins (R-GST-5). */
const rules: readonly Rule[] = [
  [/\bsunglass|\bgoggles?\b/, '9004'],
  [/\b(smart)?watch(es)?\b(?! pocket)/, '9102'],
  [/\bumbrellas?\b/, '6601'],
  [/\bhair (access|clip|band|pin)|\bcombs?\b|\bscrunch/, '9615'],
  [/\bglass (bangle|chud)|\b(bangle|chud)\w*.*\bglass\b/, '7018'],
  [
    /\bjewel|necklace|earring|bangle|bracelet|pendant|\brings?\b(?!.?neck)|brooch|anklet|payal|cuff ?link|mangalsutra|\bnose (pin|ring|stud)|\bjhumk|ma+ng ?tikka|\bma+tha ?patti|\bkadas?\b|\bnaths?\b|\bkamar ?band(h|hs|s)?\b|\bbichh?iya|\bchoker\b(?! neck)/,
    '7117',
  ],
  [
    /backpack|hand ?bag|clutch|wallet|luggage|\bbags?\b|card holder|purse|satchel|fanny ?pack|\btotes?\b|\bpotli\b|\bduffles?\b|suitcase|rucksack|briefcase/,
    '4202',
  ],
  [/\bbelts?\b/, '4203'],
  [
    /\bshoes?\b|footwear|\bboots?\b(?!.?(cut|leg))|loafer|sneaker|\bjuttis?\b|mojari|\bheels\b|brogues|oxfords|\bhigh.?tops\b|\bflats\b|\bwedges\b|\bpumps\b|\bmules\b|\bclogs\b|espadrille|ballerinas|moccasin|\btrainers\b/,
    '6403',
  ],
  [/sandal|slipper|flip.?flop|floater|chappal|kolhapuris|\bcrocs\b|(?<!hair )\bslides\b/, '6402'],
  [/\bbras?\b|lingerie|shapewear|suspender|corset/, '6212'],
  [/\bsocks?\b|stocking|tights/, '6115'],
  [/glove|mitten/, '6116'],
  [/neck ?tie|\bties?\b(?!.?(dye|up))/, '6215'],
  [/\bscar(f|ves)\b|\bstoles?\b|dupatta|shawl|muffler|pashmina/, '6214'],
  [/\bcaps?\b(?! sleeve)|\bhats?\b|beanie|\bsafa\b|\bturban\b/, '6505'],
  [/swim|track ?suit|activewear/, '6112'],
  [/\bnight|pyjama|sleepwear|loungewear/, '6208'],
  [/\bbriefs?\b|boxer|underwear|camisole|thermal|petticoat/, '6108'],
  [/t.?shirt|\btees?\b|\btanks?\b|\bvests?\b/, '6109'],
  [/sweater|cardigan|sweatshirt|hoodie|pullover|shrug/, '6110'],
  [/baby|toddler|bodysuit|\bkids?\b|\brompers?\b/, '6209'],
  [/blouse|\btops?\b|tunic|\bcholi\b/, '6206'],
  [/\bshirts?\b/, '6205'],
  [/jacket|\bcoats?\b|\brain|outerwear|blazer|waistcoat/, '6202'],
  [/kurta|kurti|ethnic|sherwani|traditional|anarkali|kaftan/, '6211'],
  [/jean|trouser|\bpants?\b|\bshorts?\b|cargo|capri|legging|dhoti/, '6203'],
  [
    /\bdress(es)?\b|skirt|\bgowns?\b|lehenga|\bghagra|\bsuits?\b|sharara|palazzo|jumpsuit|\bfrocks?\b|\bco-?ord/,
    '6204',
  ],
];

/** Woven goods by the piece: cut from a loom and not sewn, so of the fabric's chapter at any price. */
const saree = /\bsar(ee|i)s?\b(?! (pin|brooch|belt|clip|clutch|bag|cover))/;
const stitchedGoods =
  /ready.?to.?wear|pre.?(stitched|draped|pleated)|\bstitched\b|saree (blouse|petticoat|shapewear|gown)/;
const byThePiece =
  /\bunstitched\b|\bdress materials?\b|\b(by the|per) met(er|re)\b|\b(running|suit|suiting|shirting|blouse|curtain) (fabric|material)s?\b|\bfabrics?$|\bshirting$|\bsuiting$/;

/** The heading of a fabric; of a mixture that of man-made fibre, since all of them pay the same. */
const fabrics: readonly Rule[] = [
  [
    /\b(art|artificial|faux|poly|satin|semi|soft|cotton|bamboo|blended|vichitra|dola) ?silk|silk (blend|mix|finish)/,
    '5407',
  ],
  [/\bsilk\b|\btuss?[ae]r\b|\bmuga\b|\beri\b|\bkanj[ie]e?varam\b|\bkanchipuram\b/, '5007'],
  [/\bpashmina\b|\bwool/, '5112'],
  [/\blinen\b/, '5309'],
  [/\bcotton\b|\bmul(mul)?\b|\bkhadi\b|\bkota doria\b|\bcambric\b|\bvoile\b|\bdenim\b/, '5208'],
  [/\brayon\b|\bviscose\b|\bmodal\b/, '5408'],
];

const fabricOf = (words: string) => fabrics.find(([pattern]) => pattern.test(words))?.[1] ?? '5407';

function read(words: string, material: string): string | undefined {
  const fabric = () => fabricOf(`${words} ${material}`);
  if (byThePiece.test(words)) return fabric();
  if (saree.test(words) && !stitchedGoods.test(words)) return fabric();
  const heading = rules.find(([pattern]) => pattern.test(words))?.[1];
  if (heading === bags) return bagsOf.find(([pattern]) => pattern.test(`${words} ${material}`))?.[1] ?? bags;
  return heading ?? (saree.test(words) ? '6211' : undefined);
}

const bags = '4202';
/** Bags of cotton or jute pay less than others, unless another material is named too. */
const bagsOf: readonly Rule[] = [
  [/\bleather|\brexine|\bpoly|\bnylon|\bsynthetic/, bags],
  [/\bjute\b/, '42022230'],
  [/\bcotton\b/, '42022220'],
];

/**
 * The HSN heading of a new category, from its name, else from `more` words about its goods; women's outerwear by default.
 * Staff can correct it.
 */
export function hsnOf(name: string, more = ''): string {
  return read(name.toLowerCase(), '') ?? read(more.toLowerCase(), '') ?? '6204';
}

/** The chapters of sewn and knitted clothes, where the category knows better than a title. */
const isClothing = (heading: string) => /^6[12]/.test(heading) && heading !== '6214';

/**
 * The HSN heading of a product whose name says that it is no piece of clothing (R-GST-5): a bag, a watch, a saree by its
 * fabric. '' for clothing and for names that do not say: these have their category's code.
 * @param material words about its fabric
 */
export function kindHsnOf(name: string, material = ''): string {
  // What comes with it or is said of it afterwards is not the goods: 'Saree with blouse piece', 'Dress for the beach'.
  const head =
    name
      .toLowerCase()
      .split(/ (?:with|for|in|from)\b| \+ |(?:,(?! (?:by the|per) met))|[|(–—]| - |&|\bhaving\b/)[0]
      ?.trim() ?? '';
  const heading = read(head, material.toLowerCase());
  if (heading === undefined || isClothing(heading)) return '';
  const isSewn = rules.some(([pattern, of]) => isClothing(of) && pattern.test(head));
  return isSewn && !byThePiece.test(head) && !saree.test(head) ? '' : heading;
}

/** What decides a product's HSN code. */
export interface HsnSources {
  /** The seller's; '' for none. */
  readonly own: string;
  /** By `kindHsnOf`. */
  readonly kind: string;
  /** The category's. */
  readonly category: string;
}

/**
 * A product's HSN code (R-GST-5): the seller's own, else its kind's, else its category's. A category of the kind's chapter
 * is as exact as the kind or more; in chapter 42, of bags and belts, it must be the heading.
 */
export function hsnOfProduct({ own, kind, category }: HsnSources): string {
  if (own !== '') return own;
  const prefix = kind.slice(0, kind.startsWith('42') ? 4 : 2);
  return category.startsWith(prefix) && category.length >= kind.length ? category : kind;
}

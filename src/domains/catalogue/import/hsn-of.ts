type Rule = readonly [words: RegExp, heading: string];

/** HSN headings for fashion goods; the first match wins. */
const rules: readonly Rule[] = [
  [/sunglass|goggles/, '9004'],
  [/watch/, '9102'],
  [/hair (access|clip|band)|\bcombs?\b/, '9615'],
  [
    /jewel|necklace|earring|bangle|bracelet|pendant|\brings?\b|brooch|anklet|cuff ?link|mangalsutra|\bnose\b/,
    '7117',
  ],
  [/backpack|hand ?bag|clutch|wallet|luggage|\bbags?\b|card holder|purse/, '4202'],
  [/\bbelts?\b/, '4203'],
  [/shoe|footwear|boot|loafer|sneaker|jutti|mojari/, '6403'],
  [/sandal|slipper|flip.?flop|floater|chappal/, '6402'],
  [/\bbras?\b|lingerie|shapewear|suspender|corset/, '6212'],
  [/sock|stocking|tights/, '6115'],
  [/glove|mitten/, '6116'],
  [/neck ?tie|\bties?\b/, '6215'],
  [/scar(f|ves)|stole|dupatta|shawl|muffler/, '6214'],
  [/\bcaps?\b|\bhats?\b|beanie/, '6505'],
  [/swim|track ?suit|activewear/, '6112'],
  [/night|pyjama|sleepwear|loungewear/, '6208'],
  [/brief|boxer|underwear|camisole|thermal/, '6108'],
  [/t.?shirt|\btees?\b|\btanks?\b|\bvests?\b/, '6109'],
  [/sweater|cardigan|sweatshirt|hoodie|pullover|shrug/, '6110'],
  [/dress material|fabric/, '5407'],
  [/baby|toddler|bodysuit|\bkids?\b/, '6209'],
  [/blouse|\btops?\b|tunic/, '6206'],
  [/shirt/, '6205'],
  [/jacket|coat|rain|outerwear/, '6202'],
  [/kurta|kurti|saree|sari|ethnic|sherwani|traditional/, '6211'],
  [/jean|trouser|pant|short|cargo|capri|legging/, '6203'],
];

/** The HSN heading of a new category, from its words; women's outerwear by default. Staff can correct it. */
export function hsnOf(words: string): string {
  const said = words.toLowerCase();
  return rules.find(([pattern]) => pattern.test(said))?.[1] ?? '6204';
}

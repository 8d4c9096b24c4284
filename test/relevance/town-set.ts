import { categories } from '../../db/town/categories.ts';
import { fabrics } from '../../db/town/fabrics.ts';
import { recipes } from '../../db/town/products/all.ts';
import type { Town } from '../../db/town/town.ts';
import { sellingPrice } from '../../src/platform/money.ts';
import type { JudgedProduct } from './judge.ts';
import type { KindWords } from './make-queries.ts';

/** The basic colour of each of the town's dyes, judged by eye. */
const plain: Record<string, string> = {
  madder: 'red',
  red: 'red',
  crimson: 'red',
  maroon: 'red',
  wine: 'red',
  pink: 'pink',
  rani: 'pink',
  rose: 'pink',
  blush: 'pink',
  gulabi: 'pink',
  indigo: 'blue',
  navy: 'blue',
  blue: 'blue',
  sky: 'blue',
  powder: 'blue',
  midblue: 'blue',
  teal: 'blue',
  turquoise: 'blue',
  peacock: 'blue',
  firozi: 'blue',
  bottle: 'green',
  emerald: 'green',
  parrot: 'green',
  mint: 'green',
  sage: 'green',
  olive: 'green',
  mehendi: 'green',
  mustard: 'yellow',
  turmeric: 'yellow',
  lemon: 'yellow',
  marigold: 'yellow',
  black: 'black',
  white: 'white',
  ivory: 'white',
  saffron: 'orange',
  rust: 'orange',
  coral: 'orange',
  peach: 'orange',
  terracotta: 'orange',
  grey: 'grey',
  charcoal: 'grey',
  ash: 'grey',
  brown: 'brown',
  chocolate: 'brown',
  tan: 'brown',
  copper: 'brown',
  lilac: 'purple',
  lavender: 'purple',
  plum: 'purple',
  purple: 'purple',
  beige: 'beige',
  sand: 'beige',
  cream: 'beige',
  gold: 'gold',
  silver: 'silver',
};

/** The town's products by the facts of their recipes, not by their texts. */
export function townCatalogue(town: Town): JudgedProduct[] {
  const bySlug = new Map(town.products.map((product) => [product.name, product]));
  return categories.flatMap((category) =>
    recipes[category.slug].flatMap((recipe) => {
      const product = bySlug.get(recipe.name);
      if (!product) return [];
      const colours = [recipe.dyes[0], ...(recipe.also ?? [])].flatMap((dye) => plain[dye] ?? []);
      return {
        slug: product.slug,
        name: product.name,
        brand: recipe.brand,
        kind: recipe.garment,
        colours,
        made: [
          recipe.print.replaceAll('-', ' '),
          fabrics[recipe.fabric].label.toLowerCase().split(' ').at(-1) ?? '',
        ].filter((make) => make !== 'plain'),
        audience: recipe.audience ?? category.audience,
        price: sellingPrice(product.mrp, product.discountPercent),
        sizes: [...new Set(product.variants.map(({ size }) => size))],
      };
    }),
  );
}

/** The words that the town's customers use for its products. */
export const townWords: readonly KindWords[] = [
  { kinds: ['kurta'], kin: ['kurti', 'kurta-set'], english: ['kurta', 'kurtas'], hindi: ['kurtha', 'कुर्ता'] },
  { kinds: ['kurti'], kin: ['kurta'], english: ['kurti', 'kurtis'], hindi: ['kurtee', 'कुर्ती'] },
  { kinds: ['kurta-set'], kin: ['salwar-suit'], english: ['kurta set'] },
  { kinds: ['saree'], english: ['saree', 'sarees', 'sari'], hindi: ['saadi', 'साड़ी'] },
  { kinds: ['lehenga'], english: ['lehenga', 'lehngas'], hindi: ['lehnga', 'लहंगा'] },
  { kinds: ['anarkali'], english: ['anarkali', 'anarkali dress'], hindi: ['अनारकली', 'anarkalli'] },
  { kinds: ['salwar-suit'], english: ['salwar suit', 'punjabi suit'], hindi: ['salwar kameez', 'सलवार सूट'] },
  { kinds: ['dupatta'], english: ['dupatta', 'dupattas'], hindi: ['chunni', 'दुपट्टा'] },
  { kinds: ['shawl'], kin: ['scarf'], english: ['shawl', 'shawls'], hindi: ['shaal', 'शॉल'] },
  { kinds: ['sherwani'], english: ['sherwani'], hindi: ['शेरवानी', 'shervani'] },
  { kinds: ['nehru-jacket'], kin: ['jacket'], english: ['nehru jacket'], hindi: ['modi jacket', 'नेहरू जैकेट'] },
  { kinds: ['dress'], kin: ['frock'], english: ['dress', 'dresses'], hindi: ['ड्रेस', 'poshak'] },
  { kinds: ['top'], english: ['top', 'tops'], hindi: ['टॉप'] },
  { kinds: ['shirt'], english: ['shirt', 'shirts'], hindi: ['kameez', 'शर्ट'] },
  { kinds: ['t-shirt'], english: ['t-shirt', 'tshirt', 't shirts'], hindi: ['टी शर्ट'] },
  { kinds: ['jeans'], english: ['jeans', 'jean'], hindi: ['जींस', 'jins'] },
  { kinds: ['trousers'], english: ['trousers', 'pants'], hindi: ['patloon', 'पैंट'] },
  { kinds: ['leggings'], english: ['leggings', 'legging'], hindi: ['legins'] },
  { kinds: ['skirt'], english: ['skirt', 'skirts'], hindi: ['स्कर्ट'] },
  { kinds: ['shorts'], english: ['shorts'], hindi: ['nikkar'] },
  { kinds: ['jacket'], kin: ['nehru-jacket'], english: ['jacket', 'jackets'], hindi: ['jaket', 'जैकेट'] },
  { kinds: ['hoodie'], kin: ['sweater'], english: ['hoodie', 'hoodies'], hindi: ['hudi'] },
  { kinds: ['sweater'], kin: ['hoodie'], english: ['sweater', 'sweaters'], hindi: ['swetar', 'स्वेटर'] },
  { kinds: ['frock'], kin: ['dress'], english: ['frock', 'frocks'], hindi: ['फ्रॉक', 'froak'] },
  { kinds: ['juttis'], english: ['juttis', 'jutti', 'mojari'], hindi: ['jooti', 'जूती'] },
  { kinds: ['sandals'], kin: ['juttis'], english: ['sandals', 'sandal'], hindi: ['chappal', 'चप्पल'] },
  { kinds: ['shoes'], kin: ['juttis', 'sandals'], english: ['shoes', 'shoe'], hindi: ['joote', 'जूते'] },
  { kinds: ['bag'], english: ['bag', 'bags'], hindi: ['jhola', 'बैग'] },
  { kinds: ['earrings'], english: ['earrings', 'earring'], hindi: ['jhumke', 'झुमके'] },
  { kinds: ['necklace'], english: ['necklace', 'necklaces'], hindi: ['haar', 'हार'] },
  { kinds: ['bangles'], english: ['bangles', 'bangle'], hindi: ['choodi', 'चूड़ियां'] },
  { kinds: ['watch'], english: ['watch', 'watches'], hindi: ['ghadi', 'घड़ी'] },
  { kinds: ['scarf'], kin: ['shawl'], english: ['scarf', 'scarves', 'stole'], hindi: ['muffler', 'स्टोल'] },
  { kinds: ['dhoti'], english: ['dhoti'], hindi: ['धोती'] },
  { kinds: ['cap'], english: ['cap', 'caps'], hindi: ['topi', 'टोपी'] },
];

import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import type { JudgedProduct } from './judge.ts';
import type { KindWords } from './make-queries.ts';

/** Columns of the export that describe a product. */
interface Row {
  Handle: string;
  Title: string;
  Vendor: string;
  Type: string;
  'Option1 Name': string;
  'Option1 Value': string;
  'Option2 Name': string;
  'Option2 Value': string;
  'Variant Price': string;
  'Gender (product.metafields.custom.gender)': string;
  'Material (product.metafields.custom.material)': string;
}

/**
 * A real catalogue by the attributes of its export: type, gender, colours, material, price, sizes. Titles and
 * descriptions are not used.
 */
export async function realCatalogue(file: string): Promise<JudgedProduct[]> {
  const products = new Map<string, JudgedProduct & { colours: string[]; sizes: string[] }>();
  const rows = createReadStream(file).pipe(parse({ columns: true, bom: true, relax_column_count: true }));
  for await (const row of rows as AsyncIterable<Row>) {
    const price = Math.round(Number(row['Variant Price']));
    if (row.Title && price > 0)
      products.set(row.Handle, {
        slug: row.Handle,
        name: row.Title,
        brand: row.Vendor,
        kind: row.Type,
        colours: [],
        made: row['Material (product.metafields.custom.material)']
          .toLowerCase()
          .split(/[,;/]\s*/)
          .filter(Boolean),
        audience: row['Gender (product.metafields.custom.gender)'].toLowerCase(),
        price,
        sizes: [],
      });
    const product = products.get(row.Handle);
    for (const [name, value] of [
      [row['Option1 Name'], row['Option1 Value']],
      [row['Option2 Name'], row['Option2 Value']],
    ] as const) {
      if (!value || value === 'Default Title') continue;
      // A product's later rows leave out the option names.
      if (name ? /size/i.test(name) : /^(XS|S|M|L|XL|\d+)$/.test(value)) product?.sizes.push(value);
      else product?.colours.push(value.toLowerCase());
    }
  }
  return [...products.values()].map((product) => ({
    ...product,
    colours: [...new Set(product.colours)],
    sizes: [...new Set(product.sizes)],
  }));
}

/** The words for the product types of that export. */
export const realWords: readonly KindWords[] = [
  { kinds: ['Shirts'], english: ['shirt', 'shirts', 'formal shirt'], hindi: ['शर्ट'] },
  {
    kinds: ['T-Shirts', 'Tees'],
    kin: ['Tops'],
    english: ['t-shirt', 'tshirt', 't shirts'],
    hindi: ['टी शर्ट'],
  },
  { kinds: ['Bras'], kin: ['Bras & Tanks', 'Lingerie & Shapewear'], english: ['bra', 'bras'] },
  { kinds: ['Sandals'], kin: ['Slippers & Flip Flops'], english: ['sandals', 'heels'], hindi: ['सैंडल'] },
  { kinds: ['Dresses'], english: ['dress', 'dresses'], hindi: ['ड्रेस'] },
  { kinds: ['Tops'], kin: ['Tunics', 'Tees'], english: ['top', 'tops'], hindi: ['टॉप'] },
  { kinds: ['Shoes'], kin: ['Sandals'], english: ['shoes', 'casual shoes'], hindi: ['joote', 'जूते'] },
  { kinds: ['Kurtis'], kin: ['Kurtas', 'Tunics'], english: ['kurti', 'kurtis'], hindi: ['कुर्ती', 'kurtee'] },
  { kinds: ['Kurtas'], kin: ['Kurtis'], english: ['kurta', 'kurtas'], hindi: ['कुर्ता'] },
  {
    kinds: ['Necklaces'],
    kin: ['Jewellery Sets', 'Pendants'],
    english: ['necklace', 'necklaces'],
    hindi: ['haar', 'हार'],
  },
  { kinds: ['Backpacks', 'Bags'], english: ['backpack', 'backpacks'] },
  { kinds: ['Leggings'], english: ['leggings', 'legging'] },
  {
    kinds: ['Sweaters & Cardigans'],
    kin: ['Sweatshirts'],
    english: ['sweater', 'cardigan'],
    hindi: ['swetar', 'स्वेटर'],
  },
  { kinds: ['Bangles & Bracelets'], english: ['bracelet', 'bangles'], hindi: ['choodi', 'कंगन'] },
  { kinds: ['Dress Material'], english: ['dress material'] },
  { kinds: ['Jackets'], kin: ['Coats'], english: ['jacket', 'jackets'], hindi: ['जैकेट'] },
  { kinds: ['Watches'], english: ['watch', 'watches', 'analog watch'], hindi: ['ghadi', 'घड़ी'] },
  {
    kinds: ['Handbags & Clutches'],
    kin: ['Bags'],
    english: ['handbag', 'clutch', 'hand bags'],
    hindi: ['purse', 'पर्स'],
  },
  { kinds: ['Jewellery Sets'], english: ['jewellery set', 'jewel set'] },
  { kinds: ['Rings'], english: ['ring', 'rings'], hindi: ['anguthi', 'अंगूठी'] },
  { kinds: ['Earrings'], english: ['earrings', 'earring'], hindi: ['jhumke', 'झुमका'] },
  { kinds: ['Skirts'], english: ['skirt', 'skirts'], hindi: ['स्कर्ट'] },
  { kinds: ['Sweatshirts'], kin: ['Hoodies & Sweatshirts'], english: ['sweatshirt', 'sweatshirts'] },
  { kinds: ['Hoodies & Sweatshirts'], kin: ['Sweatshirts'], english: ['hoodie', 'hoodies'] },
  { kinds: ['Ethnic Sets'], english: ['ethnic set', 'kurta pyjama set'] },
  { kinds: ['Shorts'], english: ['shorts', 'running shorts'], hindi: ['nikkar'] },
  { kinds: ['Brooches'], english: ['brooch', 'brooches'] },
  { kinds: ['Jeans'], english: ['jeans', 'slim fit jeans'], hindi: ['जींस'] },
  { kinds: ['Trousers', 'Pants'], english: ['trousers', 'pants'], hindi: ['पैंट'] },
  { kinds: ['Track Pants'], english: ['track pants', 'track pant'] },
  { kinds: ['Jumpsuits & Dungarees'], english: ['jumpsuit'] },
  { kinds: ['Slippers & Flip Flops'], english: ['flip flops', 'slippers'], hindi: ['chappal'] },
  { kinds: ['Vests & Camisoles'], english: ['vest'], hindi: ['baniyan'] },
  { kinds: ['Pendants'], kin: ['Necklaces'], english: ['pendant', 'pendants'] },
  { kinds: ['Tunics'], kin: ['Tops', 'Kurtis'], english: ['tunic'] },
  { kinds: ['Blazers & Suits'], english: ['blazer', 'blazers'] },
  { kinds: ['Socks & Stockings'], english: ['socks'], hindi: ['moje', 'मोजे'] },
  { kinds: ['Sunglasses'], english: ['sunglasses'], hindi: ['chashma', 'चश्मा'] },
  { kinds: ['Ties'], english: ['tie'] },
  { kinds: ['Caps & Hats'], english: ['cap', 'caps'], hindi: ['topi', 'टोपी'] },
  { kinds: ['Sarees'], english: ['saree', 'sarees', 'sari'], hindi: ['साड़ी'] },
  { kinds: ['Scarves & Stoles'], english: ['stole', 'scarf'], hindi: ['स्कार्फ'] },
  { kinds: ['Lehenga Cholis'], english: ['lehenga choli', 'lehenga'], hindi: ['लहंगा', 'lehnga'] },
  { kinds: ['Tanks', 'Bras & Tanks'], english: ['tank', 'tank top'] },
];

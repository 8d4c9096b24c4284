import * as m from '#messages/product-page';
import type { AttributeKind } from '../../domains/catalogue/attributes/attribute-kinds.ts';
import { coloursOf } from '../../domains/catalogue/colours.ts';
import { inches } from '../../domains/catalogue/size-tables/ui/inches.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { factRows, sellerRows } from './declared-facts.tsx';
import type { ProductData } from './load.ts';
import { splitFacts, withStated } from './stated-facts.ts';
import styles from './view.module.css';

/** Wrapped in functions: passing a message by reference would pull it into the page's first file. */
const names = {
  audience: () => m.audience(),
  colourFamily: () => m.colour(),
  fabric: () => m.fabric(),
  pattern: () => m.pattern(),
  neck: () => m.neck(),
  sleeve: () => m.sleeve(),
  fit: () => m.fit(),
  occasion: () => m.occasion(),
} satisfies Record<AttributeKind, () => string>;

/** Descriptions longer than this, in characters of HTML, are collapsed. */
const longText = 700;

/** A product's facts without repetition, the declarations required by law, and its description. */
export function Specification({ data }: { data: ProductData }) {
  const { prose, facts } = splitFacts(data.product.description);
  return (
    <section className={styles.text} aria-labelledby="specification">
      <h2 id="specification">{m.specification()}</h2>
      <Facts className={styles.facts2} facts={rowsOf(data, facts)} />
      <h3 id="description">{m.description()}</h3>
      <Description html={prose} />
    </section>
  );
}

/** The description. Its HTML was sanitised to a small set of tags before it was stored. */
function Description({ html }: { html: string }) {
  const text = <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
  if (html.length <= longText) return text;
  return (
    <div className={styles.folded}>
      {text}
      <label className={styles.fold}>
        <input type="checkbox" />
        <span>{m.read_more()}</span>
        <span>{m.read_less()}</span>
      </label>
    </div>
  );
}

function rowsOf(
  { product, attributes, declared, lengths, care }: ProductData,
  stated: ReturnType<typeof splitFacts>['facts'],
): Fact[] {
  const colours = coloursOf(product).map(({ name }) => name);
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  const chosen: Fact[] = [
    [m.brand(), product.brand],
    [m.category(), product.category],
    [m.sizes(), sizes.map((size) => size.replaceAll(' ', '\u00a0')).join(', ')],
    [m.colours(), colours.join(', ')],
    ...factRows(declared, { law: false }),
  ];
  const read: Fact[] = [
    ...(Object.keys(names) as AttributeKind[])
      .filter((kind) => !(kind === 'colourFamily' && colours.length > 0))
      .map((kind): Fact => [names[kind](), attributes[kind]?.join(', ')]),
    [m.length(), lengths && lengths.hangs !== 'crotch' && lengthText(lengths.sizes)],
    [m.care(), care],
  ];
  const law: Fact[] = [
    [m.sold_by(), product.shopName],
    ...factRows(declared, { law: true }),
    ...sellerRows(declared),
  ];
  return [...chosen, ...withStated(read, stated, [...chosen, ...law]), ...law];
}

/** One length if all sizes share it, else the range from the shortest to the longest. */
function lengthText(sizes: readonly { readonly cm: number }[]): string {
  const all = sizes.map(({ cm }) => cm);
  const ends = [...new Set([Math.min(...all), Math.max(...all)])];
  return ends.map((cm) => m.length_cm({ cm, inches: inches(cm) })).join(' – ');
}

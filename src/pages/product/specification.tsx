import * as m from '#messages/product-page';
import type { AttributeKind } from '../../domains/catalogue/attributes/attribute-kinds.ts';
import { coloursOf } from '../../domains/catalogue/colours.ts';
import { inches } from '../../domains/catalogue/size-tables/ui/inches.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import type { ProductData } from './load.ts';
import { splitFacts, withStated } from './stated-facts.ts';
import styles from './view.module.css';
import { factNames, factOf } from '../../domains/catalogue/products/fields.ts';
import type { Declaration } from '../../domains/catalogue/declarations/declared.ts';

/** The product's facts as rows: those that the law asks for (R-LAW-1), or the others. */
const factRows = (declarations: Declaration, { law }: { law: boolean }) =>
  factNames
    .filter((name) => !factOf(name).law === !law)
    .map((name) => [factOf(name).shownAs(), declarations[name]] as const);

/** Who sells it, which the law requires too (R-LAW-2). */
const sellerRows = ({ seller }: Declaration) =>
  [
    [m.seller_address(), seller.address],
    [m.seller_contact(), contactOf(seller)],
  ] as const;

function contactOf({ phone, email }: Declaration['seller']) {
  if (!phone && !email) return null;
  return (
    <>
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {phone && email && ', '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}

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

/** A product's facts without repetition, and folded below them what the law wants to be declared. */
export function Specification({ data }: { data: ProductData }) {
  return (
    <section className={styles.text} aria-labelledby="specification">
      <h2 id="specification">{m.specification()}</h2>
      <Facts className={styles.facts2} facts={rowsOf(data)} />
      <Accordion title={m.seller_and_legal()}>
        <Facts className={styles.facts2} facts={lawRows(data.declared)} />
      </Accordion>
    </section>
  );
}

/** What the law wants (R-LAW-1, R-LAW-2); the seller's name stands beside the way to reach it. */
const lawRows = (declarations: ProductData['declared']): Fact[] => [
  ...factRows(declarations, { law: true }),
  ...sellerRows(declarations),
];

function rowsOf({ product, attributes, declared, lengths, care }: ProductData): Fact[] {
  const { facts: statedFacts } = splitFacts(product.description);
  const colours = coloursOf(product).map(({ name }) => name);
  const sizes = [...new Set(product.variants.map(({ size }) => size))];
  const facts: Fact[] = [
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
  return [...facts, ...withStated(read, statedFacts, [...facts, ...lawRows(declared)])];
}

/** One length if all sizes share it, else the range from the shortest to the longest. */
function lengthText(sizes: readonly { readonly cm: number }[]): string {
  const all = sizes.map(({ cm }) => cm);
  const ends = [...new Set([Math.min(...all), Math.max(...all)])];
  return ends.map((cm) => m.length_cm({ cm, inches: inches(cm) })).join(' – ');
}

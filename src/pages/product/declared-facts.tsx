import { Fragment } from 'react';
import * as m from '#messages/product';
import type { Declared } from '../../domains/catalogue/declarations/declared.ts';
import styles from './view.module.css';

/** What the law wants told of a product and of who sells it (R-LAW-1, R-LAW-2). What nobody has declared has no row. */
export function DeclaredFacts({ declared }: { declared: Declared }) {
  const { countryOfOrigin, maker, importer, netQuantity, seller } = declared;
  const rows = [
    [m.country_of_origin(), countryOfOrigin],
    [m.made_by(), maker],
    [m.imported_by(), importer],
    [m.net_quantity(), netQuantity],
    [m.seller_address(), seller.address && `${seller.name}, ${seller.address}`],
  ].filter(([, value]) => value);
  if (rows.length === 0 && !seller.phone && !seller.email) return null;
  return (
    <section className={styles.declared} aria-labelledby="declared">
      <h2 id="declared">{m.declared()}</h2>
      <dl className={styles.facts2}>
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        {(seller.phone || seller.email) && (
          <>
            <dt>{m.seller_contact()}</dt>
            <dd>
              {seller.phone && <a href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>{seller.phone}</a>}
              {seller.phone && seller.email && ', '}
              {seller.email && <a href={`mailto:${seller.email}`}>{seller.email}</a>}
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

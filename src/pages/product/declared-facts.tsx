import * as m from '#messages/product-page';
import { factNames, factOf } from '../../domains/catalogue/products/fields.ts';
import type { Declaration } from '../../domains/catalogue/declarations/declared.ts';

/** The product's facts as rows: those that the law asks for (R-LAW-1), or the others. */
export const factRows = (declarations: Declaration, { law }: { law: boolean }) =>
  factNames
    .filter((name) => !factOf(name).law === !law)
    .map((name) => [factOf(name).shownAs(), declarations[name]] as const);

/** Who sells it, which the law requires too (R-LAW-2). */
export const sellerRows = ({ seller }: Declaration) =>
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

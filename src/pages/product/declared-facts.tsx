import * as m from '#messages/product-page';
import type { Declared } from '../../domains/catalogue/declarations/declared.ts';

/** The declarations that the law requires about a product and its seller, as rows of its facts (R-LAW-1, R-LAW-2). */
export function declaredFacts({ countryOfOrigin, maker, importer, netQuantity, hsn, seller }: Declared) {
  return [
    [m.country_of_origin(), countryOfOrigin],
    [m.made_by(), maker],
    [m.imported_by(), importer],
    [m.net_quantity(), netQuantity],
    [m.hsn_code(), hsn],
    [m.seller_address(), seller.address && `${seller.name}, ${seller.address}`],
    [m.seller_contact(), contactOf(seller)],
  ] as const;
}

function contactOf({ phone, email }: Declared['seller']) {
  if (!phone && !email) return null;
  return (
    <>
      {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      {phone && email && ', '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  );
}

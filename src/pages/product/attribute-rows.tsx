import { Fragment } from 'react';
import * as m from '#messages/product';
import type { AttributeKind } from '../../domains/catalogue/attributes/attribute-kinds.ts';
import type { ProductData } from './load.ts';

const names = {
  audience: m.audience,
  colourFamily: m.colour,
  fabric: m.fabric,
  pattern: m.pattern,
  neck: m.neck,
  sleeve: m.sleeve,
  fit: m.fit,
  occasion: m.occasion,
} satisfies Record<AttributeKind, () => string>;

/**
 * What a product is like, as rows of its specification.
 * @param props.hasColours a row tells its colours already
 */
export function AttributeRows({
  attributes,
  hasColours,
}: {
  attributes: ProductData['attributes'];
  hasColours: boolean;
}) {
  const rows = (Object.keys(names) as AttributeKind[]).filter(
    (kind) => attributes[kind]?.length && !(kind === 'colourFamily' && hasColours),
  );
  return rows.map((kind) => (
    <Fragment key={kind}>
      <dt>{names[kind]()}</dt>
      <dd>{attributes[kind]?.join(', ')}</dd>
    </Fragment>
  ));
}

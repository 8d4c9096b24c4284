/** The kinds of product attributes, named as in filters and facets. */
export const attributeKinds = [
  'audience',
  'colourFamily',
  'fabric',
  'pattern',
  'occasion',
  'fit',
  'sleeve',
  'neck',
] as const;

export type AttributeKind = (typeof attributeKinds)[number];

export const forEachKind = <Value>(make: (kind: AttributeKind) => Value): Record<AttributeKind, Value> =>
  Object.fromEntries(attributeKinds.map((kind) => [kind, make(kind)])) as Record<AttributeKind, Value>;

import * as m from '#messages/orders';

/** A short name for an order's goods: 'Indigo Kurta and 2 more'. */
export function goodsName(lines: readonly { readonly name: string }[]): string {
  const [first] = lines;
  if (!first) return '';
  return lines.length === 1 ? first.name : m.name_and_more({ name: first.name, count: lines.length - 1 });
}

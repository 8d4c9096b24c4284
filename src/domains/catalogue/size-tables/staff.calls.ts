import * as m from '#messages/forms';
import { z } from 'zod';
import { call } from '../../../platform/call.ts';
import { count, id, line } from '../../../platform/field.ts';
import { inShop } from '../../staff/in-shop.ts';
import { valuesOf } from '../attributes/attribute.ts';
import { kindNames, type KindOfSizes, type Measure, measureNames, measures, measuresOf } from './measures.ts';
import { type SizeRow, sizeRowShape } from './size-guide.ts';

/** To the millimetre, the precision of a tape measure. */
const figures = Object.fromEntries(
  measureNames.map((name) => {
    const { min, max } = measures[name];
    return [
      name,
      z
        .number(m.must_be_number())
        .min(min, m.centimetres_at_least({ min }))
        .max(max, m.centimetres_at_most({ max }))
        .multipleOf(0.1, m.one_decimal())
        .optional(),
    ];
  }),
) as Record<Measure, z.ZodOptional<z.ZodNumber>>;

const table = {
  categoryId: id,
  /** '' for everybody. */
  audience: z.enum(['', ...valuesOf('audience')]),
  kind: z.enum(kindNames),
  rows: z
    .array(z.object({ size: line(40), cm: z.object(figures) }))
    .min(1, m.add_size())
    .max(60),
};
export type TableInput = z.output<z.ZodObject<typeof table>>;

/** Faults in the rows beyond single figures: an empty or repeated size, or a measure that the kind does not have. */
export function faultsOfRows(kind: KindOfSizes, rows: readonly SizeRow[]): Record<string, string> | null {
  const faults: Record<string, string> = {};
  const sizes = new Set<string>();
  for (const [at, { size, cm }] of rows.entries()) {
    const name = size.toLowerCase();
    if (sizes.has(name)) faults[`rows.${at}.size`] = m.size_twice({ size });
    sizes.add(name);
    const present = measureNames.filter((measure) => cm[measure] !== undefined);
    if (present.length === 0) faults[`rows.${at}.size`] ??= m.size_without_measure({ size });
    for (const measure of present)
      if (!measuresOf(kind).includes(measure)) faults[`rows.${at}.cm.${measure}`] = m.not_of_this_kind();
  }
  return Object.keys(faults).length > 0 ? faults : null;
}

const deskSizesShape = z.object({
  shelves: z.array(
    z.object({
      categoryId: id,
      category: z.string(),
      products: count,
      unguided: count,
      sizes: z.array(z.string()),
      audiences: z.array(z.string()),
    }),
  ),
  tables: z.array(
    z.object({
      categoryId: id,
      category: z.string(),
      audience: z.string(),
      kind: z.enum(kindNames),
      rows: z.array(sizeRowShape),
      version: z.int().min(1),
    }),
  ),
});
export type DeskSizes = z.output<typeof deskSizesShape>;

export const deskSizesCalls = {
  list: call('seller', 'GET /desk/sizes', {
    does: 'The shop’s size tables, and its categories of goods with sizes: how many products no table covers. Null without a chosen shop.',
    input: z.object(inShop),
    names: { shop: 'shop' },
    answer: z.object({ guides: deskSizesShape.nullable() }),
  }),
  save: call('seller', 'PUT /desk/sizes', {
    does: 'Saves the shop’s sizes of a category in centimetres, for everybody or one audience; `version` 0 for a new table.',
    input: z.object({ ...inShop, ...table, version: count }),
    names: { shop: 'shop' },
    refuses: ['changed_meanwhile', 'invalid', 'not_found'],
  }),
  remove: call('seller', 'POST /desk/sizes/remove', {
    does: 'Removes a size table: its products show no size guide any more.',
    input: z.object({ ...inShop, categoryId: id, audience: table.audience, version: count }),
    names: { shop: 'shop' },
    refuses: ['changed_meanwhile', 'invalid', 'not_found'],
  }),
};

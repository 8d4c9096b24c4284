import { z } from 'zod';
import type { HangsFrom } from '../../../../packages/garment-art/src/figure/builds.ts';
import { factIn } from '../attributes/facts-of.ts';
import { measures } from '../size-tables/measures.ts';
import type { SizeGuide } from '../size-tables/size-guide.ts';

/** The length of each size of a product, the body part it hangs from, and the build of its figure (R-SIZE-4). */
export const lengthsShape = z.object({
  hangs: z.enum(['neck', 'waist', 'crotch']),
  build: z.enum(['grown', 'young']),
  sizes: z.array(z.object({ size: z.string(), cm: z.number() })),
});
export type Lengths = z.output<typeof lengthsShape>;

const label = {
  neck: /^(length|kurta length|kameez length|dress length)$/,
  waist: /^(length|skirt length)$/,
  crotch: /^(inseam|inside leg)$/,
} satisfies Record<HangsFrom, RegExp>;

const one = /^(.*[\s:])?(\d{1,3}(?:\.\d+)?)\s*(cm|in|inch|inches|″|")\.?(?:\s*\(.*\))?$/;

/**
 * The lengths of a product's sizes: from its description ('117 cm (46 in)', or per size 'S 68 cm, M 70 cm'), else from
 * its shop's size table. Sizes without a length, or with an impossible one, are left out.
 * @param lines of the description
 */
export function lengthsIn(
  lines: readonly string[],
  hangs: HangsFrom,
  sizes: readonly string[],
  guide: SizeGuide | null,
): Lengths['sizes'] {
  const lengths = new Map(
    factIn(lines, label[hangs])
      .toLowerCase()
      .split(/[,;]/)
      .flatMap((part) => {
        const [, size = '', figure, unit] = one.exec(part.trim()) ?? [];
        const cm = Math.round(Number(figure) * (unit === 'cm' ? 1 : 2.54));
        return cm >= measures.length.min && cm <= measures.length.max
          ? [[size.replaceAll(':', ' ').trim(), cm] as const]
          : [];
      }),
  );
  const measure = hangs === 'crotch' ? 'inseam' : 'length';
  return [...new Set(sizes)].flatMap((size) => {
    const cm =
      lengths.get(size.toLowerCase()) ??
      lengths.get('') ??
      guide?.rows.find((row) => row.size === size)?.cm[measure];
    return cm === undefined ? [] : [{ size, cm }];
  });
}

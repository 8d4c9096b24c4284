import type { ShownAttributes } from '../product.ts';
import { factIn } from './facts-of.ts';
import { cares } from './words/cares.ts';

/**
 * How to care for a product: what its seller wrote in a line such as 'Care: Hand wash', else the care that its most
 * delicate fabric needs. '' when neither is known.
 */
export function careOf(lines: readonly string[], { fabric = [] }: ShownAttributes): string {
  const careFact = factIn(lines, /^((wash|washing|fabric) )?care( instructions?)?$/);
  if (careFact) return careFact;
  return (
    cares.find(([, those]) => fabric.some((name) => (those as readonly string[]).includes(name)))?.[0]() ?? ''
  );
}

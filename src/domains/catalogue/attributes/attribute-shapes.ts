import { z } from 'zod';
import { attributeSources, valuesOf } from './attribute.ts';
import { forEachKind } from './attribute-kinds.ts';

/** A seller's choice per attribute: values, or null to return to what the texts say. A missing attribute stays unchanged. */
export const attributeChoicesShape = z.object(
  forEachKind((kind) =>
    z
      .array(z.enum(valuesOf(kind)))
      .max(12)
      .nullish(),
  ),
);

/** A product's attributes, each with the source it was read from. */
export const attributesShape = z.object(
  forEachKind(() =>
    z.object({ values: z.array(z.string()).readonly(), from: z.enum(attributeSources) }).optional(),
  ),
);

/** The values that a seller may choose from. */
export const offeredValuesShape = z.object(forEachKind(() => z.array(z.string())));

import { z } from 'zod';
import { attributeSources, valuesOf } from './attribute.ts';
import { forEachKind } from './attribute-kinds.ts';

/** What a seller says of attributes: null for what the texts say; one that is left out stays as it is. */
export const attributeChoicesShape = z.object(
  forEachKind((kind) =>
    z
      .array(z.enum(valuesOf(kind)))
      .max(12)
      .nullish(),
  ),
);

/** Attributes with where each was read. */
export const attributesShape = z.object(
  forEachKind(() =>
    z.object({ values: z.array(z.string()).readonly(), from: z.enum(attributeSources) }).optional(),
  ),
);

/** The values that a seller may choose from. */
export const offeredValuesShape = z.object(forEachKind(() => z.array(z.string())));

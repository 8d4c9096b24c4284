import * as m from '#messages/forms';
import { code } from '../../platform/field.ts';
import { isGstin } from './gstin.ts';

/** A GSTIN as people type it; '' for a shop that is not registered. */
export const gstinField = code(/^(\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z])?$/, m.gstin_shape()).refine(
  (text) => text === '' || isGstin(text),
  m.gstin_mistyped(),
);

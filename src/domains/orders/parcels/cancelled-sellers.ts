import * as m from '#messages/forms';
import { z } from 'zod';
import { id } from '../../../platform/field.ts';

/** An order's lines cannot have more sellers than this. */
const maxSellers = 100;

/** The sellers whose parcels are cancelled; omitted for the whole order. */
export const cancelledSellers = z.array(id).min(1, m.choose_parcel()).max(maxSellers).optional();

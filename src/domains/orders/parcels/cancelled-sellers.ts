import * as m from '#messages/forms';
import { z } from 'zod';
import { id } from '../../../platform/field.ts';

/** The most sellers that an order's lines can have. */
const maxSellers = 100;

/** Whose parcels of an order to cancel; omitted: all of the order. */
export const cancelledSellers = z.array(id).min(1, m.choose_parcel()).max(maxSellers).optional();

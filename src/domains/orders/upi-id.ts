import * as m from '#messages/returns';
import { z } from 'zod';

/**
 * A UPI id such as `meera.sharma@okbank`: NPCI's name, an @, and the handle of a bank or app. '' if none is needed.
 */
export const upiId = z
  .string()
  .trim()
  .max(100, m.upi_id_wrong())
  .regex(/^$|^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9]{1,31}$/, m.upi_id_wrong())
  .default('');

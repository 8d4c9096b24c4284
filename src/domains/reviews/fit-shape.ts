import { z } from 'zod';
import { count } from '../../platform/field.ts';
import { fits } from './fit.ts';

export const fitShape = z.enum(fits);

/** How many reviews gave each verdict. */
export const fitVotesShape = z.object({ small: count, true: count, large: count });

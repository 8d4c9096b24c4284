import { resolve } from 'node:path';

/**
 * The folder of a shop's real export and of what shoppers really typed, by REAL_DATA; else where it lies beside the
 * repository of those who develop it. Whoever needs it is skipped where it is absent, and says so.
 */
export const realDataFolder = process.env.REAL_DATA ?? resolve(import.meta.dirname, '../../../shared/data');

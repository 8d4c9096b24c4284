import { resolve } from 'node:path';

/**
 * The folder of a real shop's export and of shoppers' real queries: REAL_DATA, or by default a folder beside the
 * developers' checkout. Tests that need it are skipped, with the reason, if it is missing.
 */
export const realDataFolder = process.env.REAL_DATA ?? resolve(import.meta.dirname, '../../../shared/data');

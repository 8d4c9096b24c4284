import { join, resolve } from 'node:path';

/** Where a shop's real export and what shoppers really typed lie, if they do. */
export const realFolder = join(resolve(import.meta.dirname, '../../../shared/data'));

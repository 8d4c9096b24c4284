/** What makes slides move: one file, loaded shortly before a carousel scrolls into view. */
export { moveEmbla, startEmbla } from './start-embla.ts';

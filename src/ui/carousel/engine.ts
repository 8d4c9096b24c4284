/** What makes slides move, in a chunk of its own that loads shortly before a carousel scrolls into view. */
export { moveEmbla, startEmbla } from './start-embla.ts';

/** What makes a row of slides move: one file, fetched when a carousel is nearly in sight. */
export { moveEmbla, startEmbla } from './start-embla.ts';

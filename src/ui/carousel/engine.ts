/** What makes a row of slides move: one file, fetched when a carousel is nearly in sight. */
export { moveByItself } from './move-by-itself.ts';
export { startEmbla } from './start-embla.ts';

/** What a product's page loads after its first screen, in one file: four would weigh more, and wait for each other. */
export { Below } from './below.tsx';
export { HeldHere } from './held-here.tsx';
export { OfferedBy } from './offered-by.tsx';
export { SizeHelp } from './size-help.tsx';

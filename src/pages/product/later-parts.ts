/** The parts that a product page loads after its first screen. One file, since five would weigh more and load in turn. */
export { Below } from './below.tsx';
export { HeldHere } from './held-here.tsx';
export { OfferedBy, SaleEnd } from './offered-by.tsx';
export { SizeHelp, WornByYou } from './size-help.tsx';

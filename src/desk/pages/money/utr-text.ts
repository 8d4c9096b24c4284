/** A UTR as it is compared with a statement: three groups of four. */
export const utrText = (utr: string): string => utr.replace(/(.{4})(?=.)/g, '$1 ');

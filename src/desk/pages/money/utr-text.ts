/** Formats a UTR in three groups of four digits, easier to compare with a statement. */
export const utrText = (utr: string): string => utr.replace(/(.{4})(?=.)/g, '$1 ');

/** Joins class names, leaving out what is false or missing, so that states read as conditions. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

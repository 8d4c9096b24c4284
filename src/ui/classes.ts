/** Joins class names and leaves out falsy ones, so that states read as conditions. */
export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

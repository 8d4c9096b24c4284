/** A `next` that returns to the form's own page, which then shows `done`. */
export const backToPage =
  (name: string) =>
  ({ address: { pathname, search } }: { readonly address: URL }): string => {
    const query = new URLSearchParams(search);
    query.set('done', name);
    return `${pathname}?${query.toString()}`;
  };

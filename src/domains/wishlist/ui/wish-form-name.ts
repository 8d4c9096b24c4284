/** Names the form, and is the id of its one element on a page, which every heart belongs to. */
export const wishFormName = 'wish';

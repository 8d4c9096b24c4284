/** The form's name, and the id of the page's single form element, which all hearts share. */
export const wishFormName = 'wish';

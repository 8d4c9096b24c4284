/** Milliseconds between two slides. */
export const delay = 2500;

/** Duration of a banner's fade-in, in milliseconds. */
export const fade = 900;

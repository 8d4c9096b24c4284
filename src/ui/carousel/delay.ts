/** Milliseconds between two slides. */
export const delay = 2500;

/** Milliseconds in which a banner's picture fades in. */
export const fade = 900;

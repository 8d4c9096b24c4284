/** The database cannot be opened; the message is a sentence with what to do. */
export class CannotStart extends Error {}

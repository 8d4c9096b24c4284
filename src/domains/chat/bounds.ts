/** In characters, after trimming. */
export const longestMessage = 2_000;
/** Per page of a conversation. */
export const maxMessages = 50;
/** Per list of conversations. */
export const maxFriends = 200;
/** A seller's quick answers: how many, and their maximum length in characters. */
export const maxQuickAnswers = 12;
export const longestQuickAnswer = 300;

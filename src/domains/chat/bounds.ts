/** Longest message, in characters after trimming. */
export const longestMessage = 2_000;
/** Most messages of a conversation that are read at once: the latest. */
export const mostMessages = 100;
/** Most sellers in a customer's list. */
export const mostFriends = 200;

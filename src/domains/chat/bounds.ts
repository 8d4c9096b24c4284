/** Longest message, in characters after trimming. */
export const longestMessage = 2_000;
/** Most messages of a conversation that are read at once. */
export const maxMessages = 50;
/** Most conversations in a list. */
export const maxFriends = 200;
/** Most answers that a seller keeps ready, and the longest of them, in characters. */
export const maxQuickAnswers = 12;
export const longestQuickAnswer = 300;
/** Largest picture, in bytes (R-CHAT-2). */
export const largestPicture = 5 * 1024 * 1024;
/** Pixels of the longer side: as it is opened, and as it stands in the conversation. */
export const pictureSides = { full: 1_600, thumbnail: 320 } as const;

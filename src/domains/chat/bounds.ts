/** In characters, after trimming. */
export const longestMessage = 2_000;
/** Per page of a conversation. */
export const maxMessages = 50;
/** Per list of conversations. */
export const maxFriends = 200;
/** How many quick answers a seller keeps, and the longest in characters. */
export const maxQuickAnswers = 12;
export const longestQuickAnswer = 300;
/** In bytes (R-CHAT-2). */
export const largestPicture = 5 * 1024 * 1024;
/** Pixels of the longer side: opened, and inline in the conversation. */
export const pictureSides = { full: 1_600, thumbnail: 320 } as const;
/** How a sent picture is taken. */
export const pictureBounds = {
  largest: largestPicture,
  sides: [pictureSides.full, pictureSides.thumbnail],
} as const;

/**
 * Limits for photos that people send in chats, reviews and returns (R-CHAT-2, R-REVIEW-1): max bytes, and the longer
 * side in pixels, opened and in a list.
 */
export const photoBounds = { largest: 5 * 1024 * 1024, sides: [1_600, 320] } as const;

/** The file is not a product CSV; its message says why in a sentence. */
export class UnreadableFile extends Error {}

/** Folders of the data folder that cannot be regenerated. Drawn and resized pictures can be, and are left out. */
export const keptFolders = ['photos'] as const;

/** `photos/ab/abcdef`, as photo-name.ts makes it: no file of such a name is the folder of another. */
const pictureName = /^photos\/([A-Za-z0-9_-]{2})\/\1[A-Za-z0-9_.-]{0,80}$/;

/** Whether a backup contains this file: a picture by its name, not what else somebody left in the folder. */
export const isPicture = (name: string): boolean => pictureName.test(name);

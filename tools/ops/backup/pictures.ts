/** Folders of the data folder with what cannot be made again. Drawn and resized pictures can, and stay out. */
export const keptFolders = ['photos'] as const;

const safeName = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$/;

/** Whether an entry is a picture that a backup may hold: a plain path below a kept folder. */
export function isPicture(name: string): boolean {
  return safeName.test(name) && keptFolders.some((folder) => name.startsWith(`${folder}/`));
}

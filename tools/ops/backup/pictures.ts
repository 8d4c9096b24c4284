/** Folders of the data folder that cannot be regenerated. Drawn and resized pictures can be, and are left out. */
export const keptFolders = ['photos'] as const;

const safeName = /^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$/;

/** Whether a backup may contain this picture: a plain path below one of these folders. */
export function isPicture(name: string): boolean {
  return safeName.test(name) && keptFolders.some((folder) => name.startsWith(`${folder}/`));
}

/** The object name of a photo. */
export function photoName(key: string): string {
  return `photos/${key.slice(0, 2)}/${key}`;
}

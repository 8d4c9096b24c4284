/** The object name of a photo. */
export function photoName(key: string): string {
  return `photos/${key.slice(0, 2)}/${key}`;
}

/** The key in a picture's URL; undefined for any other URL. */
export const pictureKey = (address: string): string | undefined =>
  /^\/pictures\/([A-Za-z0-9]{8,40})\.webp$/.exec(address)?.[1];

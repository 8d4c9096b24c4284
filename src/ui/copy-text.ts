/**
 * Puts text on the clipboard. Rejects where that is not allowed: browsers offer the clipboard on HTTPS pages only, and a
 * shop in a shop's own network may be on plain HTTP.
 */
export async function copyText(text: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('This page has no clipboard');
  await navigator.clipboard.writeText(text);
}

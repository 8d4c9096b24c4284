/**
 * Copies text to the clipboard. Rejects if that is not allowed: browsers have a clipboard only on HTTPS pages, and a
 * shop on a local network may use plain HTTP.
 */
export async function copyText(text: string): Promise<void> {
  if (!('clipboard' in navigator)) throw new Error('This page has no clipboard');
  await navigator.clipboard.writeText(text);
}

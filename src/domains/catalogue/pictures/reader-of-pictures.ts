import type { IncomingHttpHeaders } from 'node:http';

/** Whether `Accept` names AVIF and does not rule it out (RFC 9110, section 12.5.1). A wildcard is no word about AVIF. */
export function readsAvif({ accept = '' }: Pick<IncomingHttpHeaders, 'accept'>): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [type, ...parameters] = part.split(';').map((piece) => piece.trim());
      return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

/** Whether who asks wants to save data (Save Data API, section 3: the header's value is the token `on`). */
export function savesData(headers: IncomingHttpHeaders): boolean {
  return /^on\b/i.test(String(headers['save-data'] ?? '').trim());
}

import type { IncomingHttpHeaders } from 'node:http';

/** Whether `Accept` names AVIF and does not exclude it (RFC 9110, section 12.5.1). Wildcards do not count. */
export function readsAvif({ accept = '' }: Pick<IncomingHttpHeaders, 'accept'>): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [type, ...parameters] = part.split(';').map((piece) => piece.trim());
      return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    });
}

/** Whether the client asks to save data (Save Data API, section 3: the token `on`). */
export function savesData(headers: IncomingHttpHeaders): boolean {
  return /^on\b/i.test(String(headers['save-data'] ?? '').trim());
}

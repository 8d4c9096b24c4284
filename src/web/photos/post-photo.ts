import { CallError } from '../../platform/call-error.ts';
import { offline } from '../offline-error.ts';

/** A connection that carries nothing for this long (milliseconds) is lost. */
const patience = 30_000;
/** Bytes a millisecond, 64 kbit/s: what lies in buffers, already counted as sent, leaves at least as fast. */
const slowest = 8;

/** Sends a file and reports the share that is sent, which `fetch` cannot do. @throws CallError as other calls do */
export function postPhoto(
  address: string,
  file: Blob,
  { key, onProgress, signal }: { key: string; onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const stillFor = patience + file.size / slowest;
    let still = setTimeout(stop, stillFor);
    request.open('POST', address);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('idempotency-key', key);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      clearTimeout(still);
      // Afterwards the server decodes it, which is bounded too.
      still = setTimeout(stop, stillFor);
      onProgress(total ? loaded / total : 0);
    });
    request.addEventListener('load', () => {
      const body = (request.response ?? {}) as Record<string, unknown>;
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(new CallError(request.status, body));
    });
    request.addEventListener('error', () => reject(new CallError(0, offline)));
    request.addEventListener('abort', () => reject(new CallError(0, offline)));
    request.addEventListener('loadend', () => clearTimeout(still));
    signal.addEventListener('abort', stop, { once: true });
    request.send(file);
  });
}

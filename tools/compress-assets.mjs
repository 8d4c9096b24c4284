/** A build step: writes a brotli and a gzip copy beside each browser file that gets smaller by it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './bootstrap/processes.mjs';

const folders = ['client', 'desk'].map((name) => join(root, '.build', name, 'assets'));

/** Pictures and fonts are already compressed. Below a kilobyte the extra header costs more. */
const gains = (name, bytes) => /\.(js|css|svg|json|map)$/.test(name) && bytes.length > 1024;

for (const folder of folders) {
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name));
    if (!gains(name, bytes)) continue;
    const quality = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    };
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes, quality));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}

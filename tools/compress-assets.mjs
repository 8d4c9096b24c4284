/** A build step: writes a brotli and a gzip copy beside each browser file that gets smaller by it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './bootstrap/processes.mjs';

const folders = ['client', 'desk'].map((name) => join(root, '.build', name, 'assets'));

/** Pictures and fonts are already compressed. Below a kilobyte the extra header costs more. */
const gains = (name, bytes) => /\.(js|css|svg|json|map)$/.test(name) && bytes.length > 1024;

/** Writes both copies of a file; several files are compressed at once, on Node's threads. */
async function compress(path) {
  const bytes = await readFile(path);
  if (!gains(path, bytes)) return;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

for (const folder of folders)
  await Promise.all((await readdir(folder)).map((name) => compress(join(folder, name))));

/**
 * `node unpack.mjs FOLDER SCRIPT`: unpacks the browser of @sparticuz/chromium, installed in FOLDER, and writes a script
 * that starts it. The script points to the libraries and fonts of the package, since a bare machine has neither.
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, script] = process.argv.slice(2).map((path) => resolve(path));
const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
const { inflate } = await import(pathToFileURL(entry).href);
const archives = join(dirname(entry), '../bin');
const unpackFolder = join(folder, 'unpacked');
mkdirSync(join(unpackFolder, 'fonts-cache'), { recursive: true });

process.env.TMPDIR = unpackFolder; // where `inflate` writes to
for (const name of ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'])
  await inflate(join(archives, name));

const fonts = join(unpackFolder, 'fonts/fonts.conf');
writeFileSync(fonts, readFileSync(fonts, 'utf8').replaceAll('/tmp/', `${unpackFolder}/`));
writeFileSync(
  script,
  `#!/bin/sh
here='${unpackFolder}'
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`,
);
chmodSync(join(unpackFolder, 'chromium'), 0o755);
chmodSync(script, 0o755);

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createZstdDecompress } from 'node:zlib';
import { Refusal } from '../command.ts';
import { type Contents, contentsName, contentsShape, format } from './manifest.ts';
import { type Manifest, manifestName, manifestShape } from './manifest.ts';
import { isPicture } from './pictures.ts';
import { type ArchiveEntry, readTar } from './tar.ts';

/** The entries of a backup. Corrupt bytes are reported as a sentence. @throws Refusal */
export async function* entriesOf(file: string): AsyncGenerator<ArchiveEntry> {
  const source = createReadStream(file);
  const plain = source.pipe(createZstdDecompress());
  source.on('error', (error) => plain.destroy(error));
  try {
    yield* readTar(plain as AsyncIterable<Buffer>);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (/^(ENOENT|EACCES|EISDIR)$/.test(code)) throw new Refusal(`${file} cannot be read: is it there?`);
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${file} is not a whole backup: ${message}. Nothing was changed.`);
  } finally {
    source.destroy();
    plain.destroy();
  }
}

/** Reads the whole file once, and accepts it only if every entry is there with the checksum it was written with. @throws Refusal */
export async function checkBackup(file: string): Promise<{ manifest: Manifest; contents: Contents }> {
  const digests: Record<string, string> = {};
  let manifest: Manifest | undefined;
  let contents: Contents | undefined;
  const names = new Set<string>();
  for await (const { name, bytes } of entriesOf(file)) {
    if (names.has(name))
      throw new Refusal(`${file} is damaged: it holds ${JSON.stringify(name)} twice. Nothing was changed.`);
    names.add(name);
    if (name === manifestName) manifest = readManifest(file, bytes);
    if (name === contentsName)
      contents = read(file, name, () => contentsShape.parse(JSON.parse(bytes.toString())));
    else digests[name] = createHash('sha256').update(bytes).digest('hex');
    if (!/^(backup|contents)\.json$|^tables\/[a-z0-9_]+\/\d{6}\.copy$/.test(name) && !isPicture(name))
      throw new Refusal(
        `${file} is damaged or no backup: it holds ${JSON.stringify(name)}. Nothing was changed.`,
      );
  }
  if (!manifest || !contents) throw new Refusal(`${file} was cut short. Nothing was changed.`);
  const all = new Set([...Object.keys(digests), ...Object.keys(contents.sha256)]);
  const damagedNames = [...all].filter((name) => digests[name] !== contents.sha256[name]);
  if (damagedNames.length)
    throw new Refusal(
      `${file} is damaged: ${damagedNames.slice(0, 3).join(', ')} is not as it was written. Nothing was changed.`,
    );
  return { manifest, contents };
}

function readManifest(file: string, bytes: Buffer): Manifest {
  const manifest = read(file, manifestName, () => manifestShape.parse(JSON.parse(bytes.toString())));
  if (manifest.format > format)
    throw new Refusal(
      `${file} was made by a newer version of the shop. Install that one, then restore again.`,
    );
  return manifest;
}

/** Parses an entry; one that cannot be parsed is reported as damage. */
function read<Value>(file: string, name: string, parse: () => Value): Value {
  try {
    return parse();
  } catch (cause) {
    throw new Refusal(`${file} is damaged: ${name} cannot be read. Nothing was changed.`, { cause });
  }
}

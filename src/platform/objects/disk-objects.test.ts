import { open, readFile, readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { diskObjects } from './disk-objects.ts';

const folder = temporaryFolder('chowk-objects');
const probe = await open(folder);
const handles = Object.getPrototypeOf(probe) as typeof probe;
await probe.close();
afterEach(() => vi.restoreAllMocks());

it.skipIf(process.platform !== 'linux')(
  'an object is on the disk, with its name, before it counts as written',
  async () => {
    const paths: string[] = [];
    const sync = Reflect.get(handles, 'sync') as (this: unknown) => Promise<void>;
    vi.spyOn(handles, 'sync').mockImplementation(async function (this: typeof probe) {
      paths.push((await readlink(`/proc/self/fd/${this.fd}`)).replace(folder, ''));
      return sync.call(this);
    });
    const objects = diskObjects(folder);
    await objects.write('photos/ab/abcdef', Buffer.from('photo'));
    expect(paths).toEqual([
      expect.stringMatching(/^\/photos\/ab\/abcdef\.[\w-]+\.part$/),
      '/photos/ab',
      '/photos',
      '',
    ]);
    paths.length = 0;
    await objects.write('photos/ab/abxyz', Buffer.from('another'));
    expect(paths).toEqual([expect.stringContaining('abxyz'), '/photos/ab']);
    expect(await readdir(join(folder, 'photos/ab'))).toEqual(['abcdef', 'abxyz']);
  },
);

it('a write that fails leaves nothing behind, and what was there', async () => {
  const objects = diskObjects(folder);
  await objects.write('photos/cd/cdef', Buffer.from('photo'));
  vi.spyOn(handles, 'writeFile').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  await expect(objects.write('photos/cd/cdef', Buffer.from('other'))).rejects.toThrow('full');
  expect(await readdir(join(folder, 'photos/cd'))).toEqual(['cdef']);
  expect(await readFile(join(folder, 'photos/cd/cdef'), 'utf8')).toBe('photo');
});

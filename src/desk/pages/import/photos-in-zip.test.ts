import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../../packages/workbook-rows/src/testing.ts';
import { photosInZip, UnreadableZip } from './photos-in-zip.ts';

const blob = (files: Record<string, string>) => new Blob([new Uint8Array(zipOf(files))]);
const open = async (zip: Blob) => {
  const names: string[] = [];
  try {
    for await (const one of photosInZip(zip))
      names.push('file' in one ? `${one.file.name}: ${await one.file.text()}` : `${one.name} ${one.fault}`);
  } catch (error) {
    if (!(error instanceof UnreadableZip)) throw error;
    names.push(error.fault);
  }
  return names;
};
/** The ZIP with a number of its directory's first entry written over. */
async function withNumber(zip: Blob, offset: number, value: number) {
  const bytes = Buffer.from(await zip.arrayBuffer());
  bytes.writeUInt32LE(value, bytes.indexOf(Buffer.from('PK\u0001\u0002')) + offset);
  return new Blob([new Uint8Array(bytes)]);
}
const [packedAt, sizeAt] = [20, 24];

describe('a ZIP of photos', () => {
  it('gives its photos without their folders, and names what is no photo', async () => {
    const zip = blob({
      'summer/Front.JPG': 'one',
      'back.png': 'two',
      'list.txt': 'x',
      '__MACOSX/._a.jpg': 'm',
    });
    expect(await open(zip)).toEqual(['Front.JPG: one', 'back.png: two', 'list.txt not_a_photo']);
  });

  it('with a name that leads outside is refused, whatever else it holds', async () => {
    for (const name of ['../a.jpg', 'a/../../b.jpg', '/etc/a.jpg', 'c:\\a.jpg', '..\\a.jpg'])
      expect(await open(blob({ 'good.jpg': 'x', [name]: 'y' }))).toEqual(['unsafe']);
  });

  it('that unpacks to a hundred times its size is refused before it is unpacked', async () => {
    expect(await open(blob({ 'bomb.jpg': '0'.repeat(5_000_000) }))).toEqual(['unsafe']);
  });

  it('that states a smaller size than it has is stopped there; a larger one is damaged', async () => {
    const zip = blob({ 'a.jpg': 'a photo of some length' });
    expect(await open(await withNumber(zip, sizeAt, 5))).toEqual(['unsafe']);
    expect(await open(await withNumber(zip, sizeAt, 50))).toEqual(['damaged']);
    expect(await open(await withNumber(zip, packedAt, 3))).toEqual(['damaged']);
  });

  it('with more than 2,000 files, a photo beyond 25 MB, or no end is refused in part or whole', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}.jpg`, 'x']));
    expect(await open(blob(many))).toEqual(['too_large']);
    const large = await withNumber(blob({ 'a.jpg': 'x', 'b.jpg': 'y' }), sizeAt, 26_000_000);
    expect(await open(await withNumber(large, packedAt, 25_000_000))).toEqual([
      'a.jpg too_large',
      'b.jpg: y',
    ]);
    expect(await open(new Blob(['no ZIP']))).toEqual(['damaged']);
  });
});

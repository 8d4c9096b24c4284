import { type Database, execute } from '../../../../platform/database.ts';

/** Most photos of a shop that wait for an import; the oldest leave first. */
const maxPhotos = 20_000;

/** A file's name as it is compared: without folder, in small letters. */
export const photoFileName = (source: string): string =>
  (source.split(/[/\\]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase();

/** Notes a photo by the name of its file; a later one of the same name takes its place. */
export async function saveImportPhoto(
  db: Database,
  { sellerId, name, key, now }: { sellerId: string; name: string; key: string; now: Date },
): Promise<void> {
  await execute(db)`
    insert into import_photos (seller_id, name, picture, sent_at)
    values (${sellerId}, ${photoFileName(name)}, ${key}, ${now})
    on conflict (seller_id, name) do update set picture = excluded.picture, sent_at = excluded.sent_at`;
  await execute(db)`
    delete from import_photos where seller_id = ${sellerId} and name in (
      select name from import_photos where seller_id = ${sellerId} order by sent_at desc, name offset ${maxPhotos})`;
}

/** The keys of photos that the shop has sent, by what the file calls them. */
export async function findImportPhotos(
  db: Database,
  sellerId: string,
  sources: readonly string[],
): Promise<Map<string, string>> {
  const rows = await execute<{ name: string; picture: string }>(db)`
    select name, picture from import_photos
    where seller_id = ${sellerId} and name = any(${sources.map(photoFileName)}::text[])`;
  const keys = new Map(rows.map(({ name, picture }) => [name, picture]));
  return new Map(
    sources.flatMap((source) => {
      const key = keys.get(photoFileName(source));
      return key === undefined ? [] : [[source, key] as const];
    }),
  );
}

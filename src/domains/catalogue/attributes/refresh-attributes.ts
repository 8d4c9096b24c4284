import type { Database } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { listChanged } from '../listed-products.store.ts';
import { holdUnread, readTexts, writeAttributes } from './attributes.store.ts';
import { readAttributes } from './read-attributes.ts';

/** Reads the attributes of these products anew, in the transaction that changed them and before `listChanged`. */
export async function refreshAttributes(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const texts = await readTexts(trx, ids);
  await writeAttributes(
    trx,
    texts.map((text) => ({ id: text.id, attributes: readAttributes(text, text.attributes) })),
  );
}

/** Products of one transaction. */
const atOnce = 200;

/** Reads all products that the current words have not read: after an update of the shop. Several processes share the work. */
export async function refreshUnread(db: Database, closing: AbortSignal): Promise<void> {
  const refreshSome = () =>
    inTransaction(db, async (trx) => {
      const ids = await holdUnread(trx, atOnce);
      await refreshAttributes(trx, ids);
      await listChanged(trx, ids);
      return ids.length;
    });
  while (!closing.aborted && (await refreshSome()) === atOnce);
}

import type { Database } from '../../../platform/database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { listChanged } from '../listed-products.store.ts';
import { type AttributeChoices, chosenIn, withChoices } from './attribute.ts';
import { holdUnread, readTexts, writeAttributes } from './attributes.store.ts';
import { kindHsnOf } from './hsn-of.ts';
import { readAttributes } from './read-attributes.ts';

/** Reads these products' attributes again. Call it in the transaction that changed them, before `listChanged`. */
export async function refreshAttributes(trx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await refresh(trx, ids, {});
}

/** The same for one product, with its seller's choices. Returns all choices before and after. */
export async function chooseAttributes(
  trx: Database,
  id: string,
  choices: AttributeChoices = {},
): Promise<{ before: object; after: object }> {
  const [read] = await refresh(trx, [id], choices);
  return { before: chosenIn(read?.before ?? {}), after: chosenIn(read?.attributes ?? {}) };
}

async function refresh(trx: Database, ids: readonly string[], choices: AttributeChoices) {
  const read = (await readTexts(trx, ids)).map((text) => {
    const attributes = readAttributes(text, withChoices(text.attributes, choices));
    const fabric = [text.material, ...(attributes.fabric?.values ?? [])].join(' ');
    return { id: text.id, before: text.attributes, attributes, kindHsn: kindHsnOf(text.name, fabric) };
  });
  await writeAttributes(trx, read);
  return read;
}

/** Products per transaction. */
const atOnce = 200;

/** After an update of the shop: reads every product not yet read with the current words. Several processes may share the work. */
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

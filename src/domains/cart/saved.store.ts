import { type Database, execute, findRow, findValue, hasChanged } from '../../platform/database.ts';
import { variantRows } from '../catalogue/readable.store.ts';
import { maxLines, maxPieces } from './cart.ts';
import type { LineRow } from './cart.store.ts';

/** A customer's lines saved for later, newest first. */
export function listSaved(db: Database, customerId: string): Promise<LineRow[]> {
  return execute(db)`
    select s.id, s.quantity, s.variant_id as "variantId", v.product_id as "productId"
    from saved_lines s join ${variantRows} v on v.id = s.variant_id
    where s.customer_id = ${customerId}
    order by s.saved_at desc, s.id desc limit ${2 * maxLines}`;
}

/** Whether a product has this variant, in stock or not. */
export async function isVariant(db: Database, variantId: string): Promise<boolean> {
  return (await findValue<boolean>(db)`select true from ${variantRows} v where v.id = ${variantId}`) ?? false;
}

/** Saves pieces of a variant, on top of those saved before. Returns false when the list is full. */
export function savePieces(
  trx: Database,
  customerId: string,
  line: { id: string; variantId: string; quantity: number; now: Date },
): Promise<boolean> {
  return hasChanged(trx)`
    insert into saved_lines (id, customer_id, variant_id, quantity, saved_at)
    select ${line.id}, ${customerId}, ${line.variantId}, least(${line.quantity}::int, ${maxPieces}), ${line.now}
    from (select count(*) < ${maxLines} or bool_or(variant_id = ${line.variantId}) as left
          from saved_lines where customer_id = ${customerId}) room
    where room.left
    on conflict (customer_id, variant_id) do update
      set quantity = least(saved_lines.quantity + excluded.quantity, ${maxPieces}), saved_at = excluded.saved_at`;
}

/**
 * Serialises saving and moving for a customer until the transaction ends. The two lock cart rows and saved rows in
 * opposite orders, and would otherwise deadlock.
 */
export async function lockSaved(trx: Database, customerId: string): Promise<void> {
  await execute(trx)`select pg_advisory_xact_lock(hashtextextended(${`saved by ${customerId}`}, 0))`;
}

/** A saved line, locked against its removal. */
export function findSaved(trx: Database, customerId: string, savedId: string): Promise<LineRow | null> {
  return findRow(trx)`
    select s.id, s.quantity, s.variant_id as "variantId", v.product_id as "productId"
    from saved_lines s join ${variantRows} v on v.id = s.variant_id
    where s.id = ${savedId} and s.customer_id = ${customerId} for update of s`;
}

/** Sets the remaining pieces of a saved line; zero deletes it. */
export async function leaveSaved(
  trx: Database,
  customerId: string,
  savedId: string,
  quantity: number,
): Promise<void> {
  if (quantity === 0) await deleteSaved(trx, customerId, savedId);
  else
    await execute(trx)`
      update saved_lines set quantity = ${quantity} where id = ${savedId} and customer_id = ${customerId}`;
}

/** Returns false if the customer has no such line. */
export function deleteSaved(db: Database, customerId: string, savedId: string): Promise<boolean> {
  return hasChanged(db)`
    delete from saved_lines where id = ${savedId} and customer_id = ${customerId}`;
}

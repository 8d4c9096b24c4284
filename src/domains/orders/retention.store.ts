import { countChanged, type Database } from '../../platform/database.ts';

/** Deletes up to `limit` of a courier's updates that moved a parcel or were dealt with. */
export const deleteOldUpdates = (
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> => countChanged(db)`
  delete from courier_updates where id in (
    select id from courier_updates
    where received_at < ${before} and (outcome = 'moved' or settled_at is not null) order by id limit ${limit})`;

/**
 * Empties name, street and phone of up to `limit` cancelled orders for which nothing was sent. The place of supply
 * stays (R-GST-3).
 */
export function emptyCancelledAddressees(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return countChanged(db)`
    update orders set ship_to = ship_to || '{"name": "Address deleted", "address": "", "landmark": "", "locality": "",
                                            "phonenumber": "", "alternatephonenumber": ""}'
    where id in (
      select id from orders o
      where order_status = 'cancelled' and updated_at < ${before} and ship_to ->> 'phonenumber' <> ''
        and not exists (select from order_parcels p where p.order_id = o.id and p.handed_over_at is not null)
      limit ${limit})`;
}

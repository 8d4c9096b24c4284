import type { Database } from '../../platform/database.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { shop } from '../../shop.ts';
import { placesOf } from '../addresses/pin-codes/pin-codes.ts';
import { lockZones } from './staff/zones.store.ts';
import { listFirstZones, moveFirstZone } from './first-zones.store.ts';

/**
 * Gives the zones that the migrations made for Jaipur to this shop's city and state. For a shop that nobody sells in yet:
 * a zone that an operator has edited stays as it is, and so do all once there are sellers.
 */
export function nameFirstZones(db: Database): Promise<void> {
  return inTransaction(db, async (trx) => {
    await lockZones(trx);
    for (const { id, name } of await listFirstZones(trx)) {
      if (id === 'zone-city' && name !== shop.city)
        await moveFirstZone(trx, { id, name: shop.city, prefixes: [shop.address.pincode.slice(0, 3)] });
      if (id === 'zone-state' && name !== shop.state)
        await moveFirstZone(trx, { id, name: shop.state, prefixes: prefixesOf(shop.state) });
    }
  });
}

/** Beginnings of two digits whose PIN codes are mostly of the state; of three for a state that is too small for one. */
function prefixesOf(state: string): string[] {
  for (const size of [100, 1_000]) {
    const prefixes = Array.from({ length: size - size / 10 }, (_none, at) => at + size / 10).filter(
      (prefix) => {
        const states = placesUnder(prefix, 1_000_000 / size);
        return states.filter((one) => one === state).length > states.length / 2;
      },
    );
    if (prefixes.length > 0) return prefixes.map(String);
  }
  return [];
}

/** The states of the PIN codes that begin with a number, one for each code. */
const placesUnder = (prefix: number, codes: number): string[] =>
  Array.from({ length: codes }, (_none, at) => placesOf(String(prefix * codes + at))[0]?.state ?? []).flat();

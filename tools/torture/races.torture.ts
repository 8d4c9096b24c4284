/** Races for the same goods, order and code: on one server, then on two servers with one database. */
import {
  crossedOrders,
  fiftyForTen,
  oneCartManyTabs,
  oneOrderManyTimes,
  wrongCodes,
} from '../../test/torture/races.ts';
import { fiftyForTenPlaces, onceAtTheDoor, oneEndOfAParcel } from '../../test/torture/door-races.ts';
import { editedUnderOrders, fiftyForTenUses, oneCouponManyOrders } from '../../test/torture/offer-races.ts';
import { startServers } from '../../test/torture/servers.ts';
import { prove } from './prove.ts';

for (const count of [1, 2]) {
  const servers = await startServers(count);
  const on = `${count} ${count === 1 ? 'server' : 'servers'}`;
  await prove(`50 customers for 10 pieces, 20 rounds, ${on}`, () => fiftyForTen(servers, 20));
  await prove(`40 customers order A+B and B+A, 10 rounds, ${on}`, () => crossedOrders(servers, 10));
  await prove(`one order posted 20 times at once, ${on}`, () => oneOrderManyTimes(servers));
  await prove(`one cart ordered in 20 tabs at once, ${on}`, () => oneCartManyTabs(servers));
  await prove(`200 wrong codes at once, ${on}`, () => wrongCodes(servers));
  await prove(`one order at the door confirmed, asked back and refunded 20 times at once, ${on}`, () =>
    onceAtTheDoor(servers),
  );
  await prove(`one parcel lost, refused and delivered 20 times at once, 5 rounds, ${on}`, async () => {
    const ends: string[] = [];
    for (let round = 0; round < 5; round += 1) ends.push(await oneEndOfAParcel(servers));
    return ends.join(', ');
  });
  await prove(`50 orders for a run with 10 places a day, ${on}`, () => fiftyForTenPlaces(servers));
  await prove(`50 customers for 10 uses of an offer, 10 rounds, ${on}`, () => fiftyForTenUses(servers, 10));
  await prove(`30 customers order while an offer is edited, 5 rounds, ${on}`, () =>
    editedUnderOrders(servers, 5),
  );
  await prove(`one coupon in 20 orders at once, ${on}`, () => oneCouponManyOrders(servers, 20));
  await servers.stop();
}

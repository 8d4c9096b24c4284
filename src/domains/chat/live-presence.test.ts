import type { Socket } from 'socket.io';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import type { Hub } from '../../realtime/hub.ts';
import { addPeople, removePeople, sayAlive } from '../../realtime/presence.store.ts';
import { livePresence } from './live-presence.ts';

const { db } = await createTestDatabase();
await sayAlive(db, 'elsewhere');
const kamla = { kind: 'seller', id: 'shop-of-kamla' } as const;

it('tells a socket who is online once, and again only when that has changed', async () => {
  const [oldSocket, fresh] = [{ id: 'known' }, { id: 'fresh' }] as unknown as [Socket, Socket];
  const events: [string[], unknown][] = [];
  let here = [oldSocket];
  const hub = {
    peopleHere: () => ['meera'],
    socketsOf: () => here,
    tell: (sockets: Socket[], _event: string, body: unknown) => {
      if (sockets.length) events.push([sockets.map(({ id }) => id), body]);
    },
  } as unknown as Hub;
  const presence = livePresence({ db, hub });
  const kamlaOnly = [{ sellerId: kamla.id }];

  await addPeople(db, 'elsewhere', [kamla]);
  await presence.onChange('seller');
  await presence.onChange('seller');
  expect(events.splice(0)).toEqual([[['known'], kamlaOnly]]);

  here = [oldSocket, fresh];
  await presence.onChange('seller');
  expect(events.splice(0)).toEqual([[['fresh'], kamlaOnly]]);

  await removePeople(db, 'elsewhere', [kamla]);
  await presence.onChange('seller');
  expect(events.splice(0)).toEqual([[['known', 'fresh'], []]]);

  // An explicit request is always answered.
  await presence.tell({ kind: 'customer', id: 'meera' }, fresh);
  expect(events).toEqual([[['fresh'], []]]);
});

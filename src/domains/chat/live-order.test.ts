import type { Socket } from 'socket.io';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/support/database.ts';
import { smallShop } from '../../../test/support/small-shop.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import type { Hub } from '../../realtime/hub.ts';
import { liveChat } from './live-chat.ts';
import { storeMessage } from './messages.store.ts';

const { db } = await createTestDatabase();
const shop = await smallShop(db, systemClock.now());

/** The database, whose answers come the later the earlier they were asked for. */
let wait = 90;
const passing = db.withPlugin({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    await pause((wait -= 30));
    return result;
  },
});

it('what another process tells of a conversation goes out in its order, though the later is read first', async () => {
  const { sellerId } = await shop.product();
  const parties = { sellerId, customerId: (await shop.customer()).id };
  const [texts, news] = [[] as string[], [] as object[]];
  const seller = { emit: (_: string, { text }: { text: string }) => texts.push(text) } as unknown as Socket;
  let hear: (news: unknown) => void = () => {};
  const hub: Partial<Hub> = {
    socketsOf: (kind) => (kind === 'seller' ? [seller] : []),
    subscribe: (_, handler) => (hear = handler),
    onConnect: () => {},
    onPresence: () => {},
  };
  liveChat({ db: passing, hub: hub as Hub, log: createLog('silent') });
  for (const text of ['first', 'second', 'third']) {
    const message = { from: 'customer', senderName: 'Meera', text, clientId: null } as const;
    await storeMessage(db, parties, { ...message, id: text, now: systemClock.now() });
    news.push({ kind: 'message', id: text, ...parties });
  }
  for (const one of news) hear(one);
  await expect.poll(() => texts.length).toBe(3);
  expect(texts).toEqual(['first', 'second', 'third']);
});

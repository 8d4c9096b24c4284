import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { second } from '../platform/clock.ts';
import type { Log } from '../platform/log.ts';
import { type Broker, gapHandlers } from './broker.ts';

/** A connection without an answer for this long is dead; the reader's blocking reads and the pings are shorter. */
const silence = 15 * second;
const pingInterval = 5 * second;
/** The longest delay before another attempt to connect. */
const maxRetryDelay = 2 * second;

/**
 * Connects to Redis. The shop starts and runs without it too: hints are then dropped, and `onGap` reports when it is
 * back. The adapter does not handle rejected commands, keeps its connections open for seconds and repeats failed reads
 * without a pause, so it gets wrapped clients that do not reject.
 */
export function redisBroker(url: string, log: Log): Broker {
  const { onGap, tellGap } = gapHandlers();
  const clients: Client[] = [];
  let away = false;
  const onLoss = (error: unknown) => {
    if (!away) log.warn({ err: error }, 'Redis does not answer: messages between processes are late');
    away = true;
  };
  const follow = (client: Client): Client => {
    let wasReady = false;
    client.on('error', onLoss);
    client.on('ready', () => {
      if (away) log.info('Redis answers again');
      if (away || wasReady) tellGap();
      away = false;
      wasReady = true;
    });
    clients.push(client);
    return client;
  };
  const teller = follow(openClient(url));
  teller.connect().catch(onLoss);
  const adapterClient = {
    publish: (channel: string, message: Buffer) => teller.publish(channel, message).catch(onLoss),
    xAdd: (...args: Parameters<Client['xAdd']>) => teller.xAdd(...args).catch(onLoss),
    duplicate: () => readingClient(follow(teller.duplicate({ disableOfflineQueue: false })), onLoss),
    sSubscribe: notUsed,
  };
  return {
    adapter: createAdapter(adapterClient, { onlyPlaintext: true }),
    onGap,
    end: async () => {
      for (const client of clients) if (client.isOpen) client.destroy();
    },
  };
}

type Client = ReturnType<typeof openClient>;

/** Hints matter for seconds only, so while Redis is unreachable they are dropped instead of queued. */
const openClient = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval,
    socket: {
      socketTimeout: silence,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, maxRetryDelay),
    },
  });

/** The adapter recognises a client of this package by this method. */
const notUsed = () => {
  throw new Error('Sharded channels are not used');
};

/** The client with which the adapter reads. */
const readingClient = (client: Client, onLoss: (error: unknown) => void) => ({
  sSubscribe: notUsed,
  on: () => {},
  connect: () => client.connect().catch(onLoss),
  disconnect: () => {},
  subscribe: (...args: Parameters<Client['subscribe']>) => client.subscribe(...args).catch(onLoss),
  xRead: (...args: Parameters<Client['xRead']>) =>
    client.xRead(...args).catch(async () => {
      await pause(second);
      return null;
    }),
});

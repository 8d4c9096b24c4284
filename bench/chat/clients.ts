import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { countDelivery, type Delivery, type Receipt, type SentMessage } from './count-delivery.ts';

/** The clients of a chat measurement, in a separate process, so that they do not count as the servers' load. */
export interface Crowd {
  /** Who connects, and to which address. */
  readonly sockets: readonly Door[];
  /** The messages, sent in turn. */
  readonly sayings: readonly Saying[];
}

interface Door {
  readonly address: string;
  readonly cookie: string;
}

export interface Saying {
  readonly from: Door;
  readonly path: string;
  readonly to: { readonly sellerId: string } | { readonly customerId: string };
  /** Indexes in `sockets`: of the other side's sockets, and of the writer's own. */
  readonly readers: readonly number[];
  readonly copies: readonly number[];
}

/** The number of messages and the duration. */
export interface Pace {
  /** Part of the messages' ids, to make them unique. */
  readonly name: string;
  /** Messages per second. */
  readonly rate: number;
  readonly seconds: number;
}

export type Order =
  | { readonly do: 'connect'; readonly crowd: Crowd; readonly limit: number }
  | ({ readonly do: 'write' } & Pace);

export interface Connections {
  readonly connected: number;
  /** Milliseconds until all were connected, or until the time limit. */
  readonly took: number;
  /** Failed attempts; each was retried. */
  readonly failed: number;
}

export interface WriteResult extends Delivery {
  /** Messages that the shop stored, and the statuses of the others. */
  readonly sent: number;
  readonly refused: readonly number[];
  /** How often a message was retried. */
  readonly repeated: number;
  readonly connected: number;
  /** Processor time of the clients meanwhile, in milliseconds. */
  readonly processor: number;
}

/** Sockets opened concurrently: people arrive one after the other. */
const atOnce = 50;
/** Attempts before a message is given up. */
const tries = 6;
/** Milliseconds to wait after the last message for deliveries. */
const patience = 10_000;

let crowd: Crowd = { sockets: [], sayings: [] };
const sockets: Socket[] = [];
const receipts = new Map<string, Receipt[]>();
let repeats = 0;

process.on('message', (order: Order) => {
  void (order.do === 'connect' ? connectAll(order) : write(order)).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

async function connectAll(order: Order & { do: 'connect' }): Promise<Connections> {
  crowd = order.crowd;
  const began = performance.now();
  const timeIsUp = pause(order.limit);
  let failures = 0;
  const waitForOpen = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.on('connect_error', () => (failures += 1));
      socket.once('connect', resolve);
    });
  for (let at = 0; at < crowd.sockets.length && performance.now() - began < order.limit; at += atOnce) {
    const some = crowd.sockets.slice(at, at + atOnce).map((door, n) => open(door, at + n));
    sockets.push(...some);
    await Promise.race([timeIsUp, Promise.all(some.map(waitForOpen))]);
  }
  return { connected: countConnected(), took: performance.now() - began, failed: failures };
}

const countConnected = () => sockets.filter(({ connected }) => connected).length;

function open({ address, cookie }: Door, place: number): Socket {
  const socket = io(address, {
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: { cookie },
    timeout: 60_000,
  });
  for (const event of ['customer_message', 'seller_message', 'own_message'])
    socket.on(event, ({ clientId }: { clientId: string }) => {
      const arrivals = receipts.get(clientId) ?? [];
      receipts.set(clientId, [...arrivals, { socket: place, at: performance.now() }]);
    });
  return socket;
}

async function write({ name, rate, seconds }: Pace): Promise<WriteResult> {
  receipts.clear();
  repeats = 0;
  const messages = new Map<string, SentMessage>();
  const pending: Promise<number>[] = [];
  const usageBefore = process.cpuUsage();
  const start = performance.now();
  while (pending.length < rate * seconds) {
    const due = Math.min(((performance.now() - start) / 1_000) * rate, rate * seconds);
    while (pending.length < due) pending.push(say(`${name}-${pending.length}`, pending.length, messages));
    await pause(10);
  }
  const refusals = (await Promise.all(pending)).filter((status) => status !== 201);
  const isAllThere = () => {
    const { expected, delivered } = countDelivery(messages, receipts);
    return delivered >= expected;
  };
  const until = performance.now() + patience;
  while (!isAllThere() && performance.now() < until) await pause(100);
  await pause(500); // duplicates arrive late
  const { user, system } = process.cpuUsage(usageBefore);
  return {
    ...countDelivery(messages, receipts),
    sent: messages.size,
    refused: refusals,
    repeated: repeats,
    connected: countConnected(),
    processor: (user + system) / 1_000,
  };
}

/** Sends a message; returns the answer's status. */
async function say(clientId: string, turn: number, messages: Map<string, SentMessage>): Promise<number> {
  const saying = crowd.sayings[turn % crowd.sayings.length];
  if (!saying) return 0;
  const { from, path, to, readers, copies } = saying;
  const at = performance.now();
  const answer = await again(from.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: from.cookie },
    body: JSON.stringify({ ...to, text: 'Is size M there, and is it lined?', clientId }),
  });
  await answer.arrayBuffer();
  if (answer.status === 201) messages.set(clientId, { at, readers, copies });
  return answer.status;
}

/** Retries like the chat itself: without an answer, or if the shop is unavailable, the message is sent again with the same id. */
async function again(url: string, request: RequestInit): Promise<Response> {
  for (let triesLeft = tries; ; triesLeft -= 1) {
    const answer = await fetch(url, request).catch((error: unknown) => {
      if (triesLeft === 1) throw error;
    });
    if (answer && (answer.status < 502 || triesLeft === 1)) return answer;
    repeats += 1;
    const seconds = Number(answer?.headers.get('retry-after') ?? 0);
    await pause(seconds * 1_000);
  }
}

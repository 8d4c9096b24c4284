import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { countDelivery, type Delivery, type Heard, type Sent } from './count-delivery.ts';

/** The clients of a measurement of the chat; a program of its own, so that the servers are measured and not them. */
export interface Crowd {
  /** Who connects, and where. */
  readonly sockets: readonly Door[];
  /** What is said, by turns. */
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
  /** The other side's sockets and the writer's own, by their places in `sockets`. */
  readonly readers: readonly number[];
  readonly copies: readonly number[];
}

/** How much is said, and for how long. */
export interface Pace {
  /** Part of the messages' names, so that no two are the same. */
  readonly name: string;
  /** Messages a second. */
  readonly rate: number;
  readonly seconds: number;
}

export type Order =
  | { readonly do: 'connect'; readonly crowd: Crowd; readonly limit: number }
  | ({ readonly do: 'write' } & Pace);

export interface Connected {
  readonly connected: number;
  /** Milliseconds until all were, or until the time was up. */
  readonly took: number;
  /** Tries that failed; each was repeated. */
  readonly failed: number;
}

export interface Written extends Delivery {
  /** Messages that the shop stored, and the statuses of those that it did not. */
  readonly sent: number;
  readonly refused: readonly number[];
  /** Times that a message had to be sent again. */
  readonly repeated: number;
  readonly connected: number;
  /** Milliseconds of processor time that the clients took meanwhile. */
  readonly processor: number;
}

/** Sockets that are opened at once: people come one after the other. */
const atOnce = 50;
/** How often a message is sent before it is given up. */
const tries = 6;
/** Milliseconds after the last message for what is still on its way. */
const patience = 10_000;

let crowd: Crowd = { sockets: [], sayings: [] };
const sockets: Socket[] = [];
const heard = new Map<string, Heard[]>();
let repeated = 0;

process.on('message', (order: Order) => {
  void (order.do === 'connect' ? connectAll(order) : write(order)).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit());

async function connectAll(order: Order & { do: 'connect' }): Promise<Connected> {
  crowd = order.crowd;
  const began = performance.now();
  const timeIsUp = pause(order.limit);
  let failed = 0;
  const opened = (socket: Socket) =>
    new Promise<void>((resolve) => {
      socket.on('connect_error', () => (failed += 1));
      socket.once('connect', resolve);
    });
  for (let at = 0; at < crowd.sockets.length && performance.now() - began < order.limit; at += atOnce) {
    const some = crowd.sockets.slice(at, at + atOnce).map((door, n) => open(door, at + n));
    sockets.push(...some);
    await Promise.race([timeIsUp, Promise.all(some.map(opened))]);
  }
  return { connected: countConnected(), took: performance.now() - began, failed };
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
      const arrivals = heard.get(clientId) ?? [];
      heard.set(clientId, [...arrivals, { socket: place, at: performance.now() }]);
    });
  return socket;
}

async function write({ name, rate, seconds }: Pace): Promise<Written> {
  heard.clear();
  repeated = 0;
  const sent = new Map<string, Sent>();
  const pending: Promise<number>[] = [];
  const used = process.cpuUsage();
  const start = performance.now();
  while (pending.length < rate * seconds) {
    const due = Math.min(((performance.now() - start) / 1_000) * rate, rate * seconds);
    while (pending.length < due) pending.push(say(`${name}-${pending.length}`, pending.length, sent));
    await pause(10);
  }
  const refused = (await Promise.all(pending)).filter((status) => status !== 201);
  const isAllThere = () => {
    const { expected, delivered } = countDelivery(sent, heard);
    return delivered >= expected;
  };
  const until = performance.now() + patience;
  while (!isAllThere() && performance.now() < until) await pause(100);
  await pause(500); // what comes twice comes late
  const { user, system } = process.cpuUsage(used);
  return {
    ...countDelivery(sent, heard),
    sent: sent.size,
    refused,
    repeated,
    connected: countConnected(),
    processor: (user + system) / 1_000,
  };
}

/** Sends a message, and gives the status of the answer. */
async function say(clientId: string, turn: number, sent: Map<string, Sent>): Promise<number> {
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
  if (answer.status === 201) sent.set(clientId, { at, readers, copies });
  return answer.status;
}

/** As the chat itself does: without an answer, or where the shop is unavailable, it is sent again under the same name. */
async function again(url: string, request: RequestInit): Promise<Response> {
  for (let left = tries; ; left -= 1) {
    const answer = await fetch(url, request).catch((error: unknown) => {
      if (left === 1) throw error;
    });
    if (answer && (answer.status < 502 || left === 1)) return answer;
    repeated += 1;
    const seconds = Number(answer?.headers.get('retry-after') ?? 0);
    await pause(seconds * 1_000);
  }
}

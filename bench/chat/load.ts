import { io, type Socket } from 'socket.io-client';

/** What the clients of the chat's measurement do; run as a program of its own, so that the server is measured and not them. */
export interface ChatLoad {
  readonly address: string;
  /** Session cookies of customers, who all connect and write by turns. */
  readonly customers: readonly string[];
  /** Session cookies of shops at the desk: whom the customers write to, by turns. */
  readonly sellers: readonly { readonly id: string; readonly cookie: string }[];
  /** Messages a second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface ChatLoadResult {
  readonly connected: number;
  /** Milliseconds until all were connected. */
  readonly connecting: number;
  readonly sent: number;
  readonly delivered: number;
  /** Delivered more than once to one socket. */
  readonly doubled: number;
  /** Milliseconds from sending to arriving at the seller. */
  readonly delays: readonly number[];
  /** Milliseconds of processor time that the clients took while they sent. */
  readonly processor: number;
}

/** Sockets that are opened at once: people come one after the other. */
const atOnce = 50;

async function main(): Promise<void> {
  const load = JSON.parse(await readAll()) as ChatLoad;
  const began = performance.now();
  const sellers = await connectAll(
    load.address,
    load.sellers.map(({ cookie }) => cookie),
  );
  const customers = await connectAll(load.address, load.customers);
  const connecting = performance.now() - began;
  const sentAt = new Map<string, number>();
  const arrived = new Map<string, number>();
  let doubled = 0;
  for (const socket of sellers)
    socket.on('customer_message', ({ clientId }: { clientId: string }) => {
      if (arrived.has(clientId)) doubled += 1;
      else arrived.set(clientId, performance.now());
    });
  const pending: Promise<unknown>[] = [];
  const start = performance.now();
  const used = process.cpuUsage();
  process.stdout.write('sending\n');
  let sent = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(((performance.now() - start) / 1_000) * load.rate, load.rate * load.seconds);
      for (; sent < due; sent += 1) pending.push(send(load, sent, sentAt));
      if (sent < load.rate * load.seconds) return;
      clearInterval(timer);
      resolve();
    }, 10);
  });
  await Promise.all(pending);
  for (let waited = 0; arrived.size < sentAt.size && waited < 5_000; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const result: ChatLoadResult = {
    connected: [...customers, ...sellers].filter(({ connected }) => connected).length,
    connecting,
    sent: sentAt.size,
    delivered: arrived.size,
    doubled,
    processor: milliseconds(process.cpuUsage(used)),
    delays: [...arrived].map(([id, at]) => at - (sentAt.get(id) ?? at)),
  };
  process.stdout.write(JSON.stringify(result), () => process.exit(0));
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

async function send(
  { address, customers, sellers }: ChatLoad,
  at: number,
  sentAt: Map<string, number>,
): Promise<void> {
  const clientId = `load-${at}`;
  const began = performance.now();
  const answer = await again(`${address}/api/chat/customer/send-message-to-seller`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: customers[at % customers.length] ?? '' },
    body: JSON.stringify({
      sellerId: sellers[at % sellers.length]?.id,
      text: 'Is size M there, and is it lined?',
      clientId,
    }),
  });
  await answer.arrayBuffer();
  if (answer.status === 201) sentAt.set(clientId, began);
}

/** As the chat itself does: a connection that breaks is no answer, and the message is sent again under the same name. */
async function again(url: string, request: RequestInit): Promise<Response> {
  for (let left = 5; ; left -= 1)
    try {
      return await fetch(url, request);
    } catch (error) {
      if (left === 0) throw error;
    }
}

async function connectAll(address: string, cookies: readonly string[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let at = 0; at < cookies.length; at += atOnce)
    sockets.push(
      ...(await Promise.all(cookies.slice(at, at + atOnce).map((cookie) => connect(address, cookie)))),
    );
  return sockets;
}

function connect(address: string, cookie: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = io(address, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie },
      timeout: 60_000,
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

async function readAll(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text;
}

await main();

import { setTimeout as pause } from 'node:timers/promises';
import { keepConnecting } from '../../../src/domains/chat/ui/live.ts';
import { listenTo } from '../../support/socket.ts';

interface Message {
  readonly _id: string;
  readonly sequence: number;
}

interface Chat {
  /** The proxy's address. */
  readonly address: string;
  readonly seller: { readonly id: string; readonly cookie: string };
  readonly customers: readonly { readonly id: string; readonly cookie: string }[];
}

/** Milliseconds between a person's messages, to stay below the limit of thirty a minute. */
const pace = 2_500;
/** Milliseconds that a message may take to its reader, including a reconnect. */
const patience = 20_000;

/**
 * A seller and customers who write to each other through the proxy until stopped. Nobody retries. They read as browsers
 * do: messages from the socket and, after each reconnect, newer ones over HTTP.
 */
export async function startChatters({ address, seller, customers }: Chat) {
  const failures: string[] = [];
  const state = { going: true };

  const ask = asker(address, failures);

  /** Somebody's open conversation: `seen` maps the ids of read messages to the time. */
  async function read(by: { cookie: string; from: string }, event: string, path: string) {
    const arrivals = new Map<string, number>();
    const take = ({ _id }: Message) => void (arrivals.has(_id) || arrivals.set(_id, performance.now()));
    const listener = await listenTo(address, { cookie: by.cookie, from: by.from, returns: true });
    const { socket } = listener;
    keepConnecting(socket);
    let reconnects = 0;
    let after = 0;
    socket.on(event, take);
    socket.on('connect', async () => {
      reconnects += 1;
      const answer = await ask(by.cookie, `${path}?after=${after}`);
      for (const message of (answer?.messages ?? []) as Message[]) {
        take(message);
        after = Math.max(after, message.sequence);
      }
    });
    return { seen: arrivals, close: () => listener.close(), reconnects: () => reconnects };
  }

  async function converse(customer: { id: string; cookie: string }, at: number) {
    const mine = { cookie: customer.cookie, from: `127.0.0.${20 + at}` };
    const phone = await read(mine, 'seller_message', `/api/chat/customer/get-messages/${seller.id}`);
    const sellers = { cookie: seller.cookie, from: `127.0.0.${120 + at}` };
    const desk = await read(sellers, 'customer_message', `/api/desk/chat/messages/${customer.id}`);
    const messages: { at: number; id: string; seen: ReadonlyMap<string, number> }[] = [];
    const write = async (
      cookie: string,
      path: string,
      body: object,
      arrivals: ReadonlyMap<string, number>,
    ) => {
      const began = performance.now();
      const answer = await ask(cookie, path, body);
      if (answer) messages.push({ at: began, id: (answer.message as Message)._id, seen: arrivals });
    };
    const talk = async () => {
      for (let n = 0; state.going; n += 1) {
        const message = { text: `Message ${n}`, clientId: `${customer.id}-${n}` };
        const asking = { sellerId: seller.id, ...message };
        await write(customer.cookie, '/api/chat/customer/send-message-to-seller', asking, desk.seen);
        await pause(pace / 2);
        if (!state.going) break;
        const reply = { customerId: customer.id, ...message };
        await write(seller.cookie, '/api/desk/chat/reply', reply, phone.seen);
        await pause(pace / 2);
      }
    };
    return { phone, desk, sent: messages, talking: talk() };
  }

  const conversations = await Promise.all(customers.map(converse));
  return {
    failed: failures,
    /** Waits until everything is read, and returns what is not. */
    async stop() {
      state.going = false;
      await Promise.all(conversations.map(({ talking }) => talking));
      const messages = conversations.flatMap((one) => one.sent);
      const countLost = () => messages.filter(({ id, seen }) => !seen.has(id)).length;
      for (let milliseconds = 0; countLost() > 0 && milliseconds < patience; milliseconds += 100)
        await pause(100);
      const sockets = conversations.flatMap(({ phone, desk }) => [phone, desk]);
      for (const one of sockets) one.close();
      return {
        sent: messages.length,
        lost: countLost(),
        longest: Math.max(0, ...messages.map(({ at, id, seen }) => (seen.get(id) ?? at) - at)),
        reconnects: sockets.reduce((sum, { reconnects }) => sum + reconnects(), 0),
      };
    },
  };
}

/** Sends requests; one without a successful answer is added to `failures` and returns null. */
function asker(address: string, failures: string[]) {
  return async (cookie: string, path: string, body?: object) => {
    const answer = await fetch(address + path, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    }).catch((error: Error) => (error.cause instanceof Error ? error.cause : error).message);
    if (typeof answer !== 'string' && answer.ok) return (await answer.json()) as Record<string, unknown>;
    failures.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`);
    return null;
  };
}

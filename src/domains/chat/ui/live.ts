import { useEffect, useState } from 'react';
import type { Message, Parties, Side } from '../chat.ts';

/** Events from the server. */
export interface LiveEvents {
  seller_message: Message;
  customer_message: Message;
  own_message: Message;
  seen: Parties & { by: Side; upTo: number };
  typing: Parties & { by: Side };
  activeSeller: { sellerId: string }[];
  activeCustomer: { customerId: string }[];
  /** The shop has news, at its desks. */
  shop_news: object;
  /** A contact form message, at an operator's desk. */
  contact_message: { id: string };
}

/** The socket, connected or not. Events it misses are polled over HTTP. */
export interface Live {
  /** Subscribes to an event. @returns the unsubscribe function */
  on<Name extends keyof LiveEvents>(event: Name, handler: (body: LiveEvents[Name]) => void): () => void;
  /** Sends an event; dropped while disconnected. */
  emit(event: string, ...bodies: unknown[]): void;
  readonly connected: boolean;
}

interface Socket {
  connected: boolean;
  on(event: string, handler: (body: never) => void): void;
  off(event: string, handler: (body: never) => void): void;
  emit(event: string, ...bodies: unknown[]): void;
  connect(): void;
  disconnect(): void;
}

/** Milliseconds for which the socket stays open after its last page, so that the next chat page can reuse it. */
const linger = 3_000;

/** Milliseconds until a reconnect after a server that could not check the session. */
const retryDelay = 4_000;

/** One socket for the whole tab. */
let connection: { socket: Promise<Socket>; users: number } | null = null;

async function connect(as: 'shop' | 'desk'): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const socket = io({
    auth: { as },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
  }) as unknown as Socket;
  keepConnecting(socket);
  return socket;
}

/** Reconnects where socket.io does not do so by itself. */
export function keepConnecting(socket: Pick<Socket, 'on' | 'connect'>): void {
  // The session ended; reconnecting finds out whether there is another one.
  socket.on('disconnect', (reason: string) => {
    if (reason === 'io server disconnect') socket.connect();
  });
  // A refusal stops reconnecting. This one is temporary: the server could not reach its database.
  socket.on('connect_error', ({ message }: Error) => {
    if (message === 'unavailable') setTimeout(() => socket.connect(), retryDelay);
  });
}

function take(as: 'shop' | 'desk'): Promise<Socket> {
  connection ??= { socket: connect(as), users: 0 };
  const { socket } = connection;
  connection.users += 1;
  socket.catch(() => {
    connection = null;
  });
  return socket;
}

function release(): void {
  const mine = connection;
  if (!mine) return;
  mine.users -= 1;
  setTimeout(() => {
    if (mine.users > 0 || connection !== mine) return;
    connection = null;
    void mine.socket.then((socket) => socket.disconnect());
  }, linger);
}

const nobody: Live = { on: () => () => {}, emit: () => {}, connected: false };

/** The tab's socket, loaded and opened on first use. Until then, or if it cannot connect, a silent one. */
export function useLive(as: 'shop' | 'desk'): Live {
  const [live, setLive] = useState(nobody);
  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    take(as).then(
      (socket) => {
        if (isGone) return;
        const tell = () =>
          setLive({
            connected: socket.connected,
            on: (event, handler) => {
              socket.on(event, handler);
              return () => socket.off(event, handler);
            },
            emit: (event, ...bodies) => socket.connected && socket.emit(event, ...bodies),
          });
        for (const event of ['connect', 'disconnect']) socket.on(event, tell);
        stop = () => {
          for (const event of ['connect', 'disconnect']) socket.off(event, tell);
        };
        tell();
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      stop();
      release();
    };
  }, [as]);
  return live;
}

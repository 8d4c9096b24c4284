import { Agent } from 'node:http';
import { io, type Socket } from 'socket.io-client';

/** A socket like a browser's, with the events it received. */
export interface Listener {
  readonly socket: Socket;
  /** All events of this name, oldest first. */
  events<Body = Record<string, unknown>>(event: string): Body[];
  /** Waits for an event of this name that passes `pleases`; returns the first. @throws after 10 seconds */
  hears<Body = Record<string, unknown>>(event: string, pleases?: (body: Body) => boolean): Promise<Body>;
  close(): void;
}

interface Asking {
  readonly cookie?: string;
  readonly auth?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly transports?: ('websocket' | 'polling')[];
  /** Reconnects automatically, as browsers do. */
  readonly returns?: boolean;
  /** The local address it connects from, such as 127.0.0.9. */
  readonly from?: string;
}

/** Connects to a shop. @throws the reason of a refusal */
export async function listenTo(address: string, asking: Asking = {}): Promise<Listener> {
  const socket = io(address, {
    transports: asking.transports ?? ['websocket'],
    reconnection: asking.returns ?? false,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    forceNew: true,
    // Typed for browsers as a name or false; under Node it is an agent.
    ...(asking.from ? { agent: new Agent({ localAddress: asking.from }) as unknown as false } : {}),
    auth: asking.auth ?? {},
    extraHeaders: { ...(asking.cookie ? { cookie: asking.cookie } : {}), ...asking.headers },
  });
  const bodies = new Map<string, unknown[]>();
  const waiting = new Set<() => void>();
  socket.onAny((event: string, body: unknown) => {
    bodies.set(event, [...(bodies.get(event) ?? []), body]);
    for (const look of waiting) look();
  });
  const events = <Body>(event: string) => (bodies.get(event) ?? []) as Body[];
  const hears = <Body>(event: string, pleases: (body: Body) => boolean = () => true) =>
    new Promise<Body>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`“${event}” was not heard; it received ${JSON.stringify([...bodies])}`));
      }, 60_000);
      const look = () => {
        const matchingBody = events<Body>(event).find(pleases);
        if (matchingBody === undefined) return;
        waiting.delete(look);
        clearTimeout(timer);
        resolve(matchingBody);
      };
      waiting.add(look);
      look();
    });
  await new Promise<void>((resolve, reject) => {
    const onRefusal = (error: Error) => {
      socket.close();
      reject(error);
    };
    socket.once('connect_error', onRefusal);
    socket.once('connect', () => {
      // After the first connection such an error is a failed attempt, and another follows.
      socket.off('connect_error', onRefusal);
      resolve();
    });
  });
  return { socket, events, hears, close: () => void socket.close() };
}

import { Agent } from 'node:http';
import { io, type Socket } from 'socket.io-client';

/** A socket as a browser holds one, and what it has heard. */
export interface Listener {
  readonly socket: Socket;
  /** What came under a name, oldest first. */
  heard<Body = Record<string, unknown>>(event: string): Body[];
  /** Waits until something that came under a name pleases; gives the first that does. @throws after 10 seconds */
  hears<Body = Record<string, unknown>>(event: string, pleases?: (body: Body) => boolean): Promise<Body>;
  close(): void;
}

interface Asking {
  readonly cookie?: string;
  readonly auth?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly transports?: ('websocket' | 'polling')[];
  /** Comes back by itself after a break, as browsers do. */
  readonly returns?: boolean;
  /** The address of this machine that it comes from, such as 127.0.0.9. */
  readonly from?: string;
}

/** Connects to a shop. @throws the reason when it is refused */
export async function listenTo(address: string, asking: Asking = {}): Promise<Listener> {
  const socket = io(address, {
    transports: asking.transports ?? ['websocket'],
    reconnection: asking.returns ?? false,
    reconnectionDelay: 50,
    reconnectionDelayMax: 200,
    forceNew: true,
    // Its type says a name or false, for browsers; under Node it is an agent.
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
  const heard = <Body>(event: string) => (bodies.get(event) ?? []) as Body[];
  const hears = <Body>(event: string, pleases: (body: Body) => boolean = () => true) =>
    new Promise<Body>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look);
        reject(new Error(`“${event}” was not heard; heard was ${JSON.stringify([...bodies])}`));
      }, 60_000);
      const look = () => {
        const found = heard<Body>(event).find(pleases);
        if (found === undefined) return;
        waiting.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  await new Promise<void>((resolve, reject) => {
    const refused = (error: Error) => {
      socket.close();
      reject(error);
    };
    socket.once('connect_error', refused);
    socket.once('connect', () => {
      // Later on it is a try that failed, and the next one follows.
      socket.off('connect_error', refused);
      resolve();
    });
  });
  return { socket, heard, hears, close: () => void socket.close() };
}

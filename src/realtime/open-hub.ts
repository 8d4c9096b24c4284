import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { second } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';
import { repeat } from '../platform/repeat.ts';
import type { Broker } from './broker.ts';
import type { Hub, LiveSocket } from './hub.ts';
import type { Kind, Person, SocketKind } from './person.ts';
import { keepPresence } from './presence.ts';

/**
 * Debounce with a rate limit: calls `work` a short time (`soon`) after a request, and at most once per `every()`
 * milliseconds.
 */
function coalesce(work: () => void, { soon, every }: { soon: number; every: () => number }) {
  let timer: NodeJS.Timeout | null = null;
  let last = -Infinity;
  let isStopped = false;
  return {
    ask(): void {
      if (timer || isStopped) return;
      const wait = Math.max(soon, last + every() - performance.now());
      timer = setTimeout(() => {
        timer = null;
        last = performance.now();
        work();
      }, wait);
    },
    /** Stops permanently. */
    stop(): void {
      isStopped = true;
      if (timer) clearTimeout(timer);
    },
  };
}

/** Interval for checking sessions, and so the longest life of an ended session's sockets. */
const lookAtSessions = 15 * second;
/** How long browsers get to close their sockets at shutdown. */
const goodbye = second / 2;
/** Milliseconds between presence updates, plus some for each socket that may receive them. */
const presencePace: Record<SocketKind, number> = { seller: second / 2, customer: second };
const perSocket = 1;
/** After a gap: the wait until other processes are connected again too, and the period over which reconnects are spread. */
const gap = { settle: 3 * second, spread: 5 * second };

interface Options {
  readonly server: HttpServer;
  /** Carries hints between processes; closed with the hub. */
  readonly broker: Broker;
  readonly db: Database;
  readonly log: Log;
  /** True for a request that opens no socket, such as one from another site's page. */
  readonly isRefused: (request: IncomingMessage) => boolean;
  /** The person behind the cookies and handshake; null for nobody. */
  readonly findPerson: (cookies: string, auth: unknown) => Promise<Person | null>;
  /** Filters these sessions down to those still open. */
  readonly openSessions: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>;
}

const room = (kind: Kind, id: string) => `${kind}:${id}`;
const kindRoom = (kind: Kind) => `everybody:${kind}`;
const sessionRoom = (id: string) => `session:${id}`;
const personOf = (socket: Socket) => (socket.data as { person: Person }).person;

/**
 * Opens the socket at `/socket.io`, on the shop's port and through its database. Connections without a session are
 * refused. `stop` disconnects everyone so that the server can close; browsers reconnect by themselves.
 */
export function openHub(options: Options): Hub & { stop: () => Promise<void> } {
  const { server, db, log, broker } = options;
  const upgrades = followUpgrades(server);
  const io = openSocketServer(options);

  const connectHandlers: ((live: LiveSocket) => void)[] = [];
  const presenceHandlers: ((kind: SocketKind) => void)[] = [];
  const tellPresence = (kind: SocketKind) => {
    for (const handler of presenceHandlers) handler(kind);
  };
  // Rate-limited twice: what this process publishes to the others, and what it tells its own sockets on behalf of all.
  const toldHere = paceWork(io, tellPresence);
  const toldOthers = paceWork(io, (kind) => publish('presence', { kind }));
  const presenceChanged = (kind: SocketKind) => {
    toldOthers[kind].ask();
    toldHere[kind].ask();
  };
  const presence = keepPresence({ db, log, changed: presenceChanged });

  io.on('connection', (socket) => {
    const person = personOf(socket);
    const { kind, id } = person;
    void socket.join([room(kind, id), kindRoom(kind), sessionRoom(person.sessionId)]);
    if (kind !== 'operator') {
      presence.came(kind, id);
      socket.on('disconnect', () => presence.went(kind, id));
    }
    for (const handler of connectHandlers) handler({ person, socket });
  });

  const socketsIn = (name: string): Socket[] =>
    [...(io.sockets.adapter.rooms.get(name) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? []);
  const publish = (topic: string, news: object) => {
    if (!isStopped) io.serverSideEmit(topic, news);
  };
  io.on('presence', ({ kind }: { kind: SocketKind }) => toldHere[kind].ask());

  const closeSocketsOf = (sessionIds: readonly string[]) => {
    if (sessionIds.length && !isStopped) io.in(sessionIds.map(sessionRoom)).disconnectSockets(true);
  };
  const sweep = sweepSessions(io, options);
  const reconnecting = coalesce(() => reconnectAll(io), { soon: gap.settle, every: () => gap.settle });
  broker.onGap(() => {
    publish('gap', {});
    reconnecting.ask();
  });
  io.on('gap', () => reconnecting.ask());

  let isStopped = false;
  return {
    onConnect: (handler) => void connectHandlers.push(handler),
    socketsOf: (kind, id) => socketsIn(room(kind, id)),
    tell: (sockets, event, body) => {
      // An empty list of ids would address every socket.
      if (sockets.length) io.local.to(sockets.map(({ id }) => id)).emit(event, body);
    },
    socketsOfAll: (kind) => socketsIn(kindRoom(kind)),
    count: () => io.sockets.sockets.size,
    peopleHere: presence.here,
    publish,
    subscribe: (topic, handler) => void io.on(topic, handler),
    onPresence: (handler) => void presenceHandlers.push(handler),
    presenceChanged,
    closeSocketsOf,
    async stop() {
      isStopped = true;
      for (const hint of [toldHere, toldOthers].flatMap(Object.values).concat(reconnecting)) hint.stop();
      await sweep.stop();
      // Not `io.close()`: it would also close the HTTP server, and tell clients not to reconnect.
      io.engine.close();
      const last = setTimeout(() => {
        for (const socket of upgrades) socket.destroy();
      }, goodbye);
      last.unref();
      await presence.stop();
      await io.sockets.adapter.close();
      await broker.end();
    },
  };
}

/** Runs `work` for a kind of people at most as often as the number of sockets allows. */
function paceWork(
  io: Server,
  work: (kind: SocketKind) => void,
): Record<SocketKind, ReturnType<typeof coalesce>> {
  const pace = (kind: SocketKind) =>
    coalesce(() => work(kind), {
      soon: 50,
      every: () => Math.max(presencePace[kind], io.sockets.sockets.size * perSocket),
    });
  return { seller: pace('seller'), customer: pace('customer') };
}

/** Upgraded connections, which the server does not close itself. */
function followUpgrades(server: HttpServer): ReadonlySet<Duplex> {
  const upgrades = new Set<Duplex>();
  server.on('upgrade', (_request, socket: Duplex) => {
    upgrades.add(socket);
    socket.once('close', () => upgrades.delete(socket));
  });
  return upgrades;
}

/** A Socket.IO server that requires a session and reaches the other processes through the broker. */
function openSocketServer({ server, log, isRefused, findPerson, broker }: Options): Server {
  const io = new Server(server, {
    serveClient: false,
    // Browsers send only hints, of a few hundred bytes.
    maxHttpBufferSize: 32 * 1024,
    connectTimeout: 10 * second,
    allowRequest: (request, decide) => decide(null, !isRefused(request)),
    adapter: broker.adapter,
  });
  io.use((socket, next) => {
    findPerson(socket.handshake.headers.cookie ?? '', socket.handshake.auth).then(
      (person) => {
        if (!person) return next(new Error('not_logged_in'));
        socket.data = { person };
        next();
      },
      (error: unknown) => {
        log.error({ err: error }, 'Could not open a socket');
        next(new Error('unavailable'));
      },
    );
  });
  return io;
}

/** Closes this process's connections, so that browsers reconnect and ask for what they missed. */
function reconnectAll(io: Server): void {
  for (const { conn } of io.sockets.sockets.values())
    setTimeout(() => conn.close(), Math.random() * gap.spread).unref();
}

/** Closes the sockets of sessions that have expired or were deleted in the database. */
function sweepSessions(io: Server, { log, openSessions }: Options) {
  return repeat(
    async () => {
      const here = new Set([...io.sockets.sockets.values()].map((socket) => personOf(socket).sessionId));
      if (here.size === 0) return;
      const open = await openSessions([...here]);
      const over = [...here].filter((id) => !open.has(id));
      if (over.length) io.local.in(over.map(sessionRoom)).disconnectSockets(true);
    },
    { every: lookAtSessions, task: 'close the sockets of ended sessions', log },
  );
}

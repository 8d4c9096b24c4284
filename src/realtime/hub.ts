import type { Socket } from 'socket.io';
import type { Kind, Person, Watched } from './person.ts';

/** A connected browser tab or device, and its owner. */
export interface LiveSocket {
  readonly person: Person;
  readonly socket: Socket;
}

/** This process's sockets and the channel to other processes. Knows no domain. */
export interface Hub {
  /** Calls `handler` for each socket that connects. */
  onConnect(handler: (live: LiveSocket) => void): void;
  /** A person's sockets in this process. */
  socketsOf(kind: Kind, id: string): Socket[];
  /** Sends the same to these sockets of this process, encoded once for all. */
  tell(sockets: readonly Socket[], event: string, body: unknown): void;
  /** All sockets of a kind in this process. */
  socketsOfAll(kind: Kind): Socket[];
  /** How many sockets this process has. */
  count(): number;
  /** The people of a kind with a socket in this process. */
  peopleHere(kind: Watched): string[];
  /** Publishes to other processes. Keep `news` small (NOTIFY allows 8,000 bytes): ids, not contents. Lost while the broker is away. */
  publish(topic: string, news: object): void;
  /** Receives what other processes publish, never this one's own. */
  subscribe(topic: string, handler: (news: unknown) => void): void;
  /**
   * Calls `handler` when someone of a kind connects or leaves in any process; debounced to about one call a second, and
   * fewer where many sockets are to hear it.
   */
  onPresence(handler: (kind: Watched) => void): void;
  /** Requests a new presence update, such as after a first message between two people. */
  presenceChanged(kind: Watched): void;
  /** Closes the sockets of ended sessions, in all processes. */
  closeSocketsOf(sessionIds: readonly string[]): void;
}

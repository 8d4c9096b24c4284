import type { Socket } from 'socket.io';
import type { Kind, Person, SocketKind } from './person.ts';

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
  /** Sends one message, encoded once, to these sockets of this process. */
  tell(sockets: readonly Socket[], event: string, body: unknown): void;
  /** All sockets of a kind in this process. */
  socketsOfAll(kind: Kind): Socket[];
  /** Number of sockets in this process. */
  count(): number;
  /** Ids of the people of a kind with a socket in this process. */
  peopleHere(kind: SocketKind): string[];
  /**
   * Publishes to other processes. Send ids rather than contents: NOTIFY allows 8,000 bytes. Lost while the broker is
   * unreachable.
   */
  publish(topic: string, news: object): void;
  /** Receives what other processes publish, never this process's own messages. */
  subscribe(topic: string, handler: (news: unknown) => void): void;
  /**
   * Calls `handler` when a person of a kind connects or leaves in any process; debounced to about one call a second,
   * less often with many sockets.
   */
  onPresence(handler: (kind: SocketKind) => void): void;
  /** Requests a presence update, for example after the first message between two people. */
  presenceChanged(kind: SocketKind): void;
  /** Closes the sockets of ended sessions, in all processes. */
  closeSocketsOf(sessionIds: readonly string[]): void;
}

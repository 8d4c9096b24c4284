import type { Socket } from 'socket.io';
import type { Kind, Person, Watched } from './person.ts';

/** One connected browser tab or device, and whose it is. */
export interface LiveSocket {
  readonly person: Person;
  readonly socket: Socket;
}

/** The sockets of this process and the way to the other processes. It knows no domain: what is said is theirs. */
export interface Hub {
  /** Calls `handler` for each socket that connects from now on. */
  onConnect(handler: (live: LiveSocket) => void): void;
  /** The sockets that somebody has open to this process. */
  socketsOf(kind: Kind, id: string): Socket[];
  /** The sockets that anybody of a kind has open to this process. */
  socketsOfAll(kind: Kind): Socket[];
  /** Everybody of a kind who has a socket open to this process. */
  peopleHere(kind: Watched): string[];
  /** Tells the other processes. `news` is small (a NOTIFY holds 8,000 bytes): ids, and not what they name. */
  publish(topic: string, news: object): void;
  /** Hears what other processes publish; never this one's own. */
  subscribe(topic: string, handler: (news: unknown) => void): void;
  /** Calls `handler` when somebody of a kind came or went, here or at another process; seldom more than once a second. */
  onPresence(handler: (kind: Watched) => void): void;
  /** Says that presence should be told again, such as after two people have become acquainted. */
  presenceChanged(kind: Watched): void;
  /** Closes the sockets of sessions that have ended, at every process. */
  closeSocketsOf(sessionIds: readonly string[]): void;
}

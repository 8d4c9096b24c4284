import type { Socket } from 'socket.io';
import { minute } from '../../platform/clock.ts';

/** How many messages a socket remembers having got: what is told twice within so many is delivered once. */
const remembered = 500;
/** Events that one socket may send within `within` milliseconds; what is beyond is not heard. */
const heard = { max: 120, within: minute };

/** What the chat remembers of a socket. */
export interface Memory {
  readonly got: Set<string>;
  /** Whom its person is known to talk with. */
  readonly acquainted: Set<string>;
  readonly turns: { count: number; until: number };
  /** When "is typing" was last passed on. */
  typedAt: number;
}

const memories = new WeakMap<Socket, Memory>();

/** A socket's memory, empty at first. */
export function memoryOf(socket: Socket): Memory {
  const known = memories.get(socket);
  if (known) return known;
  const memory = {
    got: new Set<string>(),
    acquainted: new Set<string>(),
    turns: { count: 0, until: 0 },
    typedAt: -Infinity,
  };
  memories.set(socket, memory);
  return memory;
}

/** True the first time a socket is to get this message. */
export function isNews({ got }: Memory, id: string): boolean {
  if (got.has(id)) return false;
  got.add(id);
  if (got.size > remembered) got.delete(got.values().next().value as string);
  return true;
}

/** True while a socket has not sent more than it may. */
export function mayBeHeard({ turns }: Memory): boolean {
  const now = performance.now();
  if (now > turns.until) Object.assign(turns, { count: 0, until: now + heard.within });
  turns.count += 1;
  return turns.count <= heard.max;
}

import type { Socket } from 'socket.io';
import { minute } from '../../platform/clock.ts';

/** Message ids kept per socket, to drop duplicates. */
const maxMemories = 500;
/** Events accepted from one socket per `within` milliseconds; the rest are dropped. */
const eventLimit = { max: 120, within: minute };

/** Per-socket state of the chat. */
export interface Memory {
  readonly got: Set<string>;
  /** The people with whom this user is known to have a conversation. */
  readonly acquainted: Set<string>;
  readonly turns: { count: number; until: number };
  /** When "is typing" was last forwarded. */
  typedAt: number;
  /** A digest of the presence list last sent to this socket. */
  online: string;
}

const memories = new WeakMap<Socket, Memory>();

/** A socket's state, empty at first. */
export function memoryOf(socket: Socket): Memory {
  const existing = memories.get(socket);
  if (existing) return existing;
  const memory = {
    got: new Set<string>(),
    acquainted: new Set<string>(),
    turns: { count: 0, until: 0 },
    typedAt: -Infinity,
    online: '',
  };
  memories.set(socket, memory);
  return memory;
}

/** True the first time a socket is to get this message. */
export function isNews({ got }: Memory, id: string): boolean {
  if (got.has(id)) return false;
  got.add(id);
  if (got.size > maxMemories) got.delete(got.values().next().value as string);
  return true;
}

/** True while a socket is within its event limit. */
export function mayBeHeard({ turns }: Memory): boolean {
  const now = performance.now();
  if (now > turns.until) Object.assign(turns, { count: 0, until: now + eventLimit.within });
  turns.count += 1;
  return turns.count <= eventLimit.max;
}

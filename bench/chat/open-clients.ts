import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Connections, Crowd, Order, Pace, WriteResult } from './clients.ts';

/** Clients in separate processes, one crowd in each. */
export interface Clients {
  /** Connects all clients, within `limit` milliseconds. */
  connect(limit: number): Promise<Connections>;
  /** Sends the crowds' messages and counts the deliveries. */
  write(pace: Pace): Promise<WriteResult>;
  close(): void;
}

/** Milliseconds that a phase may exceed its own duration. */
const grace = 60_000;

export function openClients(crowds: readonly Crowd[]): Clients {
  const clients = crowds.map((crowd) => {
    const child = fork(join(import.meta.dirname, 'clients.ts'));
    const end = once(child, 'exit').then(() => {
      throw new Error('A process of clients ended');
    });
    end.catch(() => {});
    const ask = async <Answer>(order: Order, limit: number): Promise<Answer> => {
      child.send(order);
      const signal = AbortSignal.timeout(limit + grace);
      const [answer] = await Promise.race([once(child, 'message', { signal }), end]);
      return answer as Answer;
    };
    return { crowd, ask, close: () => child.disconnect() };
  });
  return {
    connect: async (limit) => {
      const all = await Promise.all(
        clients.map(({ ask, crowd }) => ask<Connections>({ do: 'connect', crowd, limit }, limit)),
      );
      return {
        connected: sum(all, 'connected'),
        failed: sum(all, 'failed'),
        took: Math.max(...all.map(({ took }) => took)),
      };
    },
    write: async (pace) => {
      const rate = pace.rate / clients.length;
      const all = await Promise.all(
        clients.map(({ ask }, at) =>
          ask<WriteResult>({ do: 'write', ...pace, name: `${pace.name}-${at}`, rate }, pace.seconds * 1_000),
        ),
      );
      const counters = [
        'sent',
        'repeated',
        'expected',
        'delivered',
        'doubled',
        'astray',
        'connected',
      ] as const;
      const sums = Object.fromEntries(counters.map((name) => [name, sum(all, name)]));
      return {
        ...(sums as Record<(typeof counters)[number], number>),
        processor: sum(all, 'processor'),
        delays: all.flatMap(({ delays }) => delays),
        refused: all.flatMap(({ refused }) => refused),
      };
    },
    close: () => {
      for (const { close } of clients) close();
    },
  };
}

function sum<Name extends string>(all: readonly Record<Name, number>[], name: Name): number {
  return all.reduce((total, one) => total + one[name], 0);
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Connected, Crowd, Order, Pace, Written } from './clients.ts';

/** Clients in separate processes, one crowd in each. */
export interface Clients {
  /** Connects all clients, within `limit` milliseconds. */
  connect(limit: number): Promise<Connected>;
  /** Sends the crowds' messages and counts the deliveries. */
  write(pace: Pace): Promise<Written>;
  close(): void;
}

/** Milliseconds that a phase may exceed its own duration. */
const grace = 60_000;

export function openClients(crowds: readonly Crowd[]): Clients {
  const clients = crowds.map((crowd) => {
    const child = fork(join(import.meta.dirname, 'clients.ts'));
    const ended = once(child, 'exit').then(() => {
      throw new Error('A process of clients ended');
    });
    ended.catch(() => {});
    const ask = async <Answer>(order: Order, limit: number): Promise<Answer> => {
      child.send(order);
      const signal = AbortSignal.timeout(limit + grace);
      const [answer] = await Promise.race([once(child, 'message', { signal }), ended]);
      return answer as Answer;
    };
    return { crowd, ask, close: () => child.disconnect() };
  });
  return {
    connect: async (limit) => {
      const all = await Promise.all(
        clients.map(({ ask, crowd }) => ask<Connected>({ do: 'connect', crowd, limit }, limit)),
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
          ask<Written>({ do: 'write', ...pace, name: `${pace.name}-${at}`, rate }, pace.seconds * 1_000),
        ),
      );
      const counted = [
        'sent',
        'repeated',
        'expected',
        'delivered',
        'doubled',
        'astray',
        'connected',
      ] as const;
      const sums = Object.fromEntries(counted.map((name) => [name, sum(all, name)]));
      return {
        ...(sums as Record<(typeof counted)[number], number>),
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

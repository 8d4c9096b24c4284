import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { apart } from './apart.ts';
import { Unavailable } from './lane.ts';

const slow = apart<object, unknown>({ patience: 500 });
afterAll(slow.stop);

it.skipIf(!existsSync('/proc/self/task'))(
  'an order does not wait for a process that cannot start',
  async () => {
    const before = children();
    const order = slow.ask({});
    const [child = 0] = children().filter((pid) => !before.includes(pid));
    process.kill(child, 'SIGSTOP');
    await expect(order).rejects.toThrow(Unavailable);
    // It is not killed: on a machine so busy, the next one would start no sooner.
    expect(children()).toContain(child);
  },
);

const children = (): number[] =>
  readdirSync('/proc/self/task')
    .flatMap((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number);

import { expect, it } from 'vitest';
import { idleQueue } from './idle-queue.ts';

const log = { warn: () => {} };

function open(isIdle = () => true) {
  const queue = idleQueue({ isIdle, log });
  const did: string[] = [];
  const add = (name: string, how?: { wanted: boolean }) =>
    queue.add(name, async () => void did.push(name), how);
  return { queue, did, add, emptied: () => expect.poll(() => queue.waiting()).toBe(0) };
}

it('runs work once, wanted work first, and nothing before the start', async () => {
  const { queue, did, add, emptied } = open();
  for (const name of ['a', 'b', 'b']) add(name);
  for (const name of ['c', 'd', 'c']) add(name, { wanted: true });
  expect([queue.waiting(), queue.has('a'), did]).toEqual([4, true, []]);
  queue.start();
  await emptied();
  expect(did).toEqual(['c', 'd', 'a', 'b']);
  add('a'); // finished work may be queued again
  await emptied();
  expect(did).toEqual(['c', 'd', 'a', 'b', 'a']);
});

it('waits until the machine is idle', async () => {
  let quiet = false;
  const { queue, did, add, emptied } = open(() => quiet);
  add('a');
  queue.start();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(did).toEqual([]);
  quiet = true;
  await emptied();
  expect(did).toEqual(['a']);
});

it('continues after a failure, without retrying it', async () => {
  const { queue, did, add, emptied } = open();
  let tries = 0;
  const fail = async () => {
    tries++;
    throw new Error('Cannot be done');
  };
  queue.add('fails', fail);
  add('a');
  queue.start();
  await emptied();
  queue.add('fails', fail);
  await emptied();
  expect([tries, did]).toEqual([1, ['a']]);
});

it('stops after the running work, and drops the rest', async () => {
  const { queue, did, add } = open();
  let finish = () => {};
  queue.add('slow', () => new Promise<void>((resolve) => (finish = resolve)));
  add('a');
  queue.start();
  await expect.poll(() => queue.has('slow')).toBe(true);
  let hasStopped = false;
  const stopping = queue.stop().then(() => (hasStopped = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(hasStopped).toBe(false);
  finish();
  await stopping;
  add('b');
  expect(did).toEqual([]);
});

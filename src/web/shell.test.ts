import { beforeEach, expect, it } from 'vitest';
import type { Api } from '../calls.ts';
import { CallError } from '../platform/call-error.ts';
import { ShellReader } from './shell.ts';

let shell: ShellReader;
beforeEach(() => {
  shell = new ShellReader();
});

/** A fake API with this many pieces in the cart, or one that fails with this status. */
function shopWith(cartCount: number, { failing }: { failing?: number } = {}): Api {
  const answer = <Value>(value: Value) =>
    failing === undefined ? Promise.resolve(value) : Promise.reject(new CallError(failing, { error: 'No' }));
  const who = { customer: null, cartCount, wishlistCount: 0, wishes: [], unreadMessages: 0 };
  return {
    catalogue: { listCategories: () => answer({ categorys: [] }) },
    accounts: { whoAmI: () => answer(who) },
  } as unknown as Api;
}

it('is not stale until something was changed', () => {
  expect(shell.isStale()).toBe(false);
  shell.markStale();
  expect(shell.isStale()).toBe(true);
});

it('is known again when a reading that was begun after the change is on the screen', async () => {
  const mark = shell.markStale();
  const reading = await shell.load(shopWith(1));
  expect(shell.wasRead(mark)).toBe(true);
  expect(shell.isStale()).toBe(true);
  shell.noteShown(reading);
  expect(shell.isStale()).toBe(false);
});

it('stays stale when a navigation overtook the reading, which then is never shown', async () => {
  shell.noteShown(await shell.load(shopWith(0)));
  shell.markStale();
  await shell.load(shopWith(1));
  expect(shell.isStale()).toBe(true);
});

it('stays stale when something was changed while it was read', async () => {
  shell.markStale();
  const reading = shell.load(shopWith(1));
  const later = shell.markStale();
  shell.noteShown(await reading);
  expect(shell.wasRead(later)).toBe(false);
  expect(shell.isStale()).toBe(true);
});

it('does not become stale again by an old reading shown late', async () => {
  const old = await shell.load(shopWith(0));
  shell.markStale();
  shell.noteShown(await shell.load(shopWith(1)));
  shell.noteShown(old);
  expect(shell.isStale()).toBe(false);
});

it('keeps what is on the screen, stale, while the shop cannot be reached', async () => {
  const reading = await shell.load(shopWith(3));
  shell.noteShown(reading);
  for (const failing of [0, 429, 503]) {
    const mark = shell.markStale();
    const keptShell = await shell.load(shopWith(0, { failing }));
    expect(keptShell).toBe(reading);
    shell.noteShown(keptShell);
    expect(shell.wasRead(mark)).toBe(false);
    expect(shell.isStale()).toBe(true);
  }
});

it('throws what failed when nothing is on the screen yet, or when asking again would not help', async () => {
  await expect(shell.load(shopWith(0, { failing: 503 }))).rejects.toMatchObject({ status: 503 });
  shell.noteShown(await shell.load(shopWith(3)));
  await expect(shell.load(shopWith(0, { failing: 404 }))).rejects.toMatchObject({ status: 404 });
});

import { beforeEach, expect, it, vi } from 'vitest';
import type { Api } from '../calls.ts';
import { CallError } from '../platform/call-error.ts';

/** The module keeps its marks for as long as a browser's page lives: every test gets a page of its own. */
let shell: typeof import('./shell.ts');
beforeEach(async () => {
  vi.resetModules();
  shell = await import('./shell.ts');
});

/** Calls that answer with this many pieces in the cart, or fail with this status. */
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
  expect(shell.isShellStale()).toBe(false);
  shell.markShellStale();
  expect(shell.isShellStale()).toBe(true);
});

it('is known again when a reading that was begun after the change is on the screen', async () => {
  const mark = shell.markShellStale();
  const reading = await shell.loadShell(shopWith(1));
  expect(shell.wasRead(mark)).toBe(true);
  expect(shell.isShellStale()).toBe(true);
  shell.noteShown(reading);
  expect(shell.isShellStale()).toBe(false);
});

it('stays stale when a navigation overtook the reading, which then is never shown', async () => {
  shell.noteShown(await shell.loadShell(shopWith(0)));
  shell.markShellStale();
  await shell.loadShell(shopWith(1));
  expect(shell.isShellStale()).toBe(true);
});

it('stays stale when something was changed while it was read', async () => {
  shell.markShellStale();
  const reading = shell.loadShell(shopWith(1));
  const later = shell.markShellStale();
  shell.noteShown(await reading);
  expect(shell.wasRead(later)).toBe(false);
  expect(shell.isShellStale()).toBe(true);
});

it('does not become stale again by an old reading shown late', async () => {
  const old = await shell.loadShell(shopWith(0));
  shell.markShellStale();
  shell.noteShown(await shell.loadShell(shopWith(1)));
  shell.noteShown(old);
  expect(shell.isShellStale()).toBe(false);
});

it('keeps what is on the screen, stale, while the shop cannot be reached', async () => {
  const reading = await shell.loadShell(shopWith(3));
  shell.noteShown(reading);
  for (const failing of [0, 429, 503]) {
    const mark = shell.markShellStale();
    const kept = await shell.loadShell(shopWith(0, { failing }));
    expect(kept).toBe(reading);
    shell.noteShown(kept);
    expect(shell.wasRead(mark)).toBe(false);
    expect(shell.isShellStale()).toBe(true);
  }
});

it('throws what failed when nothing is on the screen yet, or when asking again would not help', async () => {
  await expect(shell.loadShell(shopWith(0, { failing: 503 }))).rejects.toMatchObject({ status: 503 });
  shell.noteShown(await shell.loadShell(shopWith(3)));
  await expect(shell.loadShell(shopWith(0, { failing: 404 }))).rejects.toMatchObject({ status: 404 });
});

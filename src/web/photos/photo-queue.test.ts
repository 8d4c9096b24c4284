import { describe, expect, it } from 'vitest';
import { CallError } from '../../platform/call-error.ts';
import type { KeptPhoto } from './kept-photos.ts';
import { createPhotoQueue } from './photo-queue.ts';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });

type Alone = Parameters<typeof createPhotoQueue>[0]['alone'];

/** Runs one work at a time, as the lock that tabs of a browser share. */
function sharedLock(): Alone {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** A browser: what it keeps, and a line that can be cut. */
function browser(photos = new Map<string, KeptPhoto>(), alone: Alone = (work) => work()) {
  const posts: string[] = [];
  const state = { isOnline: true, isBusy: false, refusal: '', running: 0, most: 0 };
  let ids = photos.size;
  const open = () =>
    createPhotoQueue({
      store: {
        keep: async (one) => void photos.set(one.id, one),
        drop: async (id) => void photos.delete(id),
        has: async (id) => photos.has(id),
        list: async () => [...photos.values()],
      },
      shrink: async (file) => new File([`small ${await file.text()}`], file.name),
      post: async (address, file, { onProgress, signal }) => {
        state.most = Math.max(state.most, (state.running += 1));
        onProgress(0.5);
        await new Promise((resolve) => setTimeout(resolve, 2));
        state.running -= 1;
        if (signal.aborted || !state.isOnline) throw new CallError(0, { code: 'offline' });
        if (state.isBusy) throw new CallError(503, { error: 'The shop is busy' });
        if (state.refusal) throw new CallError(422, { error: state.refusal });
        posts.push(`${address} ${await file.text()}`);
        return { picture: await file.text() };
      },
      pause: () => new Promise((resolve) => setTimeout(resolve, 2)),
      alone,
      newId: () => `${(ids += 1)}`,
      now: () => 1_000,
    });
  return { open, posts, kept: photos, state };
}
const to = { address: '/api/photos', scope: 'review' };
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 1));
};

describe('photos that are sent', () => {
  it('go one after another, shrunk, in their order, and are not kept any longer', async () => {
    const { open, posts, kept, state } = browser();
    const answers = await open().send([photo('a'), photo('b'), photo('c')], to);
    expect(posts).toEqual(['/api/photos small a', '/api/photos small b', '/api/photos small c']);
    expect(answers).toEqual([{ picture: 'small a' }, { picture: 'small b' }, { picture: 'small c' }]);
    expect([kept.size, state.most]).toEqual([0, 1]);
  });

  it('are tried again after a lost line, and shrunk once', async () => {
    const { open, posts, state } = browser();
    state.isOnline = false;
    const queue = open();
    const answers = queue.send([photo('a'), photo('b')], to);
    await until(() => queue.visible()[0]?.state === 'offline');
    state.isOnline = true;
    await answers;
    expect(posts).toEqual(['/api/photos small a', '/api/photos small b']);
  });

  it('go on at the next visit when the page was closed', async () => {
    const first = browser();
    first.state.isOnline = false;
    const queue = first.open();
    void queue.send([photo('a'), photo('b')], to);
    await until(() => queue.visible()[0]?.state === 'offline');
    const next = browser(new Map(first.kept));
    await next.open().resume();
    await until(() => next.posts.length === 2);
    expect(next.posts).toEqual(['/api/photos small a', '/api/photos small b']);
    await until(() => next.kept.size === 0);
  });

  it('keep their order beyond a closed page, though they were chosen in one moment', async () => {
    const first = browser();
    first.state.isOnline = false;
    const queue = first.open();
    void queue.send([photo('a'), photo('b'), photo('c')], to);
    await until(() => queue.visible()[0]?.state === 'offline');
    // The browser's store lists by id, and ids are random.
    const next = browser(new Map([...first.kept].toReversed()));
    await next.open().resume();
    await until(() => next.posts.length === 3);
    expect(next.posts).toEqual(['/api/photos small a', '/api/photos small b', '/api/photos small c']);
  });

  it('are sent once when the page looks for those of an earlier visit meanwhile', async () => {
    const { open, posts } = browser();
    const queue = open();
    const answers = queue.send([photo('a'), photo('b')], to);
    await queue.resume();
    expect(queue.visible().length).toBe(2);
    await answers;
    expect(posts).toEqual(['/api/photos small a', '/api/photos small b']);
  });

  it('are forgotten when they were kept for more than a week', async () => {
    const { open, posts, kept } = browser();
    kept.set('old', { ...to, id: 'old', waitsForTaker: false, file: photo('old'), isReady: true, addedAt: -8 * 86_400_000 }); // biome-ignore format: a row
    const queue = open();
    await queue.resume();
    expect([kept.size, queue.visible().length, posts]).toEqual([0, 0, []]);
  });

  it('are sent by one tab: another that finds them gone lets them be', async () => {
    const lock = sharedLock();
    const one = browser(new Map(), lock);
    const other = browser(one.kept, lock);
    one.state.isOnline = false;
    const queue = one.open();
    const answers = queue.send([photo('a')], to);
    await until(() => queue.visible()[0]?.state === 'offline');
    const second = other.open();
    await second.resume();
    await until(() => one.kept.size === 0);
    one.state.isOnline = true;
    expect([await answers, one.posts]).toEqual([[null], []]);
  });
});

describe('a photo', () => {
  it('that the shop is too busy for says so, and is tried again', async () => {
    const { open, posts, state } = browser();
    state.isBusy = true;
    const queue = open();
    const answers = queue.send([photo('a')], to);
    await until(() => queue.visible()[0]?.state === 'offline');
    expect(queue.visible()[0]?.failure).toBe('The shop is busy');
    state.isBusy = false;
    expect([await answers, posts]).toEqual([[{ picture: 'small a' }], ['/api/photos small a']]);
  });

  it('that is refused stays in sight with the reason, and may be tried again; the others go on', async () => {
    const { open, posts, kept, state } = browser();
    state.refusal = 'Not a picture';
    const queue = open();
    expect(await queue.send([photo('a')], to)).toEqual([null]);
    expect(queue.visible().map((one) => [one.state, one.failure])).toEqual([['failed', 'Not a picture']]);
    expect(kept.size).toBe(0);
    state.refusal = '';
    await queue.send([photo('b')], to);
    await queue.retry(queue.visible()[0]?.id ?? '');
    await until(() => queue.visible().length === 0);
    expect(posts).toEqual(['/api/photos small b', '/api/photos small a']);
  });

  it('that is cancelled is neither sent nor kept', async () => {
    const { open, posts, kept, state } = browser();
    state.isOnline = false;
    const queue = open();
    const answers = queue.send([photo('a'), photo('b')], to);
    await until(() => queue.visible()[0]?.state === 'offline');
    queue.cancel(queue.visible()[0]?.id ?? '');
    state.isOnline = true;
    expect(await answers).toEqual([null, { picture: 'small b' }]);
    expect([posts, kept.size]).toEqual([['/api/photos small b'], 0]);
  });

  it('of a form waits until the form is open, which takes its answer', async () => {
    const { open, posts } = browser();
    const queue = open();
    void queue.send([photo('a')], { ...to, scope: 'product', waitsForTaker: true });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect([posts, queue.visible()]).toEqual([[], []]);
    const answers: unknown[] = [];
    await queue.take('product', (answer) => answers.push(answer));
    await until(() => answers.length > 0);
    expect(answers).toEqual([{ picture: 'small a' }]);
  });

  it('of a form that was closed before it was saved is in the form when it is opened again', async () => {
    const product = { ...to, scope: 'product', waitsForTaker: true };
    const first = browser();
    const queue = first.open();
    await queue.take('product', () => undefined);
    await queue.send([photo('a'), photo('b')], product);
    const next = browser(new Map(first.kept));
    const later = next.open();
    await later.resume();
    const answers: unknown[] = [];
    const release = await later.take('product', (answer) => answers.push(answer));
    expect([answers, next.posts]).toEqual([[{ picture: 'small a' }, { picture: 'small b' }], []]);
    await release();
    expect(next.kept.size).toBe(0);
  });
});

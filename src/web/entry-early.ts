import { belowLater } from './below-later.ts';
import { keepPresses } from './early-presses.ts';
import { firstScreen } from './first-screen.ts';

/**
 * Runs before anything else of a page that is opened for a picture: one line and one processor are shared by all, so what is seen
 * first has them for itself, and the scripts are asked for when it has come. Each runs as a task of its own, so that a press is never
 * behind all of them, and `load` waits for the last. The document names them in the order in which they build on each other.
 */
keepPresses();
belowLater();
void firstScreen().then(() => {
  const names = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later ?? '';
  for (const src of names.split(' '))
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', src, async: false }),
    );
});

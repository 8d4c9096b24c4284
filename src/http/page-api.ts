import type { AllHandlers, Api } from '../calls.ts';
import { keepWhile } from '../platform/keep-while.ts';
import type { Visit } from '../platform/visit.ts';
import { inProcessApi } from './run-call.ts';

/** Milliseconds for which what everybody sees the same may be old on a page. Nobody orders by it: the cart and the order read for themselves. */
const briefly = 1_000;

/** Different questions whose answers are kept. */
const most = 200;

/** Whose answers hang on nothing but what was asked. */
const isForEverybody = (name: string) => name.startsWith('catalogue.') || name === 'search.queryProducts';

/**
 * The calls by which pages read their data. What goods there are is the same for everybody: pages that are rendered within a second share
 * these answers, as long as nothing that customers see was changed (`version`; nothing is shared while it is null). What is somebody's
 * own is read each time, and so is what was refused.
 */
export function pageApi(
  handlers: AllHandlers,
  version: () => number | null,
  now: () => number = () => performance.now(),
): (visit: Visit) => Api {
  const keep = keepWhile<unknown>(version, most);
  return inProcessApi(handlers, (name, run) => {
    if (!isForEverybody(name)) return run;
    return (visit, input) => {
      const second = Math.floor(now() / briefly);
      return keep(`${second} ${name} ${JSON.stringify(input)}`, () => run(visit, input));
    };
  });
}

import type { AllHandlers, Api } from '../calls.ts';
import type { Caches } from '../platform/caches.ts';
import { second } from '../platform/clock.ts';
import type { Visit } from '../platform/visit.ts';
import { inProcessApi } from './run-call.ts';

/** Whose answers hang on nothing but what was asked. */
const isForEverybody = (name: string) => name.startsWith('catalogue.') || name === 'search.queryProducts';

/**
 * The calls by which pages read their data. What goods there are is the same for everybody: pages that are rendered within a second share
 * these answers, as long as nothing that customers see was changed (`version`; nothing is shared while it is null). What is somebody's
 * own is read each time, and so is what was refused.
 */
export function pageApi(
  handlers: AllHandlers,
  { caches, version, now }: { caches: Caches; version: () => number | null; now?: () => number },
): (visit: Visit) => Api {
  const answers = caches.create<{}>({
    name: 'page data',
    holds: 'an answer of a call that is the same for everybody, for the pages that are rendered meanwhile',
    key: 'call and input',
    droppedBy: 'any change of what customers see',
    version,
    max: 200,
    // Nobody orders by it: the cart and the order read for themselves.
    ttl: second,
    ...(now ? { now } : {}),
  });
  return inProcessApi(handlers, (name, run) => {
    if (!isForEverybody(name)) return run;
    return (visit, input) =>
      answers.read(`${name} ${JSON.stringify(input)}`, async () => (await run(visit, input)) as {});
  });
}

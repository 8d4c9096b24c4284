import type { AllHandlers, Api } from '../calls.ts';
import type { Caches } from '../platform/caches.ts';
import { second } from '../platform/clock.ts';
import type { Visit } from '../platform/visit.ts';
import { inProcessApi } from './run-call.ts';

/** Calls whose answers depend on their input alone. */
const isForEverybody = (name: string) => name.startsWith('catalogue.') || name === 'search.queryProducts';

/**
 * The calls that pages load their data with. Public catalogue answers are cached for a second across pages, until
 * `version` changes (no caching while it is null). Personal data and refusals are never cached.
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
    // Safe for prices: the cart and orders read the database themselves.
    ttl: second,
    ...(now ? { now } : {}),
  });
  return inProcessApi(handlers, (name, run) => {
    if (!isForEverybody(name)) return run;
    return (visit, input) =>
      answers.read(`${name} ${JSON.stringify(input)}`, async () => (await run(visit, input)) as {});
  });
}

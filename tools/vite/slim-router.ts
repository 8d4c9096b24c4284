import type { Plugin } from 'vite';

/** Parts of React Router that this shop has no use for, as they stand in its files, and what stands there instead. */
const unusedOfRouter: Record<string, [part: RegExp, instead: string][]> = {
  // Prefetching belongs to its framework mode.
  'dom/lib.js': [
    [/usePrefetchBehavior\(prefetch, rest\)/, '[false, null, {}]'],
    [/mergeRefs\(forwardedRef, prefetchRef\)/, 'forwardedRef'],
    [/shouldPrefetch && !isAbsolute \? .* : link;/, 'link;'],
  ],
  // Nobody listens to its inside.
  'router/router.js': [
    [/consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
    [/getRouteInstrumentationUpdates\(.*\)/g, '{}'],
    [/if \(init\.instrumentations\) router = .*;/, ''],
  ],
};

/** What it says to developers about wrong use; `npm run dev` still says it. */
const wordsToDevelopers: [part: RegExp, instead: string][] = [
  [/(\binvariant\(.*), ("[^"\n]*"|`[^`\n]*`)\)/g, '$1)'],
  [/\bwarning\(.*, ("[^"\n]*"|`[^`\n]*`)\);/g, ';'],
];

/** Leaves out of the browser's files what of React Router is never reached: 5 KB gzip that no bundler can know of. */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform(code, id) {
      const file = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id)?.[1] ?? '';
      for (const [part, instead] of unusedOfRouter[file] ?? []) {
        const without = code.replace(part, instead);
        if (without === code)
          this.error(`react-router/${file} does not hold ${part}: look at this plugin again`);
        code = without;
      }
      for (const [part, instead] of file ? wordsToDevelopers : []) code = code.replace(part, instead);
      return file ? { code, map: null } : null;
    },
  };
}

import type { Plugin } from 'vite';

/** A function of the router and the body that stands for its own: none where nobody calls it, or where it has nothing to do. */
type Bodies = Record<string, string>;

/** Parts of React Router that this shop has no use for, as they stand in its files, and what stands there instead. */
const parts: Record<string, [part: RegExp, instead: string][]> = {
  // Its links and forms are not used: src/ui/link.tsx is an anchor. These words let the bundler see that nobody misses them.
  'dom/lib.js': [
    [/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef('],
    [/^\w+\.displayName = .*;$/gm, ''],
  ],
  // The next page stands there at once; the browser would first draw a picture of the old one.
  'components.js': [
    [/let isViewTransitionAvailable = .*;/, ''],
    [
      /if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{\n([\s\S]*?)return;\n\t\t\}\n[\s\S]*?\n\t\}, \[/,
      '{\n$1}\n\t}, [',
    ],
    [/React\$1\.useEffect\(\(\) => \{\n\t\tif \(vtContext\.[\s\S]*?(?=let navigator = )/, ''],
  ],
  'router/router.js': [
    [/(\t\tlet viewTransitionOpts;\n)\t\tif \(pendingAction === "POP"[\s\S]*?(?=\t\tupdateState\()/, '$1'],
    // Nobody listens to its inside.
    [/consumeInstrumentationClientResultMetaReceiver\(router\)/g, 'undefined'],
    [/getRouteInstrumentationUpdates\(.*\)/g, '{}'],
    [/if \(init\.instrumentations\) router = .*;/, ''],
    // No page asks whether it may be left.
    [/shouldBlockNavigation\(\{\n[^}]*\}\)/g, 'false'],
    // No form and no fetcher: what changes something is a call of the published API.
    [/\n\tfetchLoadMatches\.forEach\(\(f, key\) => \{\n[\s\S]*?\n\t\}\);\n/, '\n'],
    [/opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g, 'false'],
    [/submission != null && isMutationMethod\([^{]*?=== currentPath\)/, 'false'],
    [/state\.navigation\.formMethod != null && isMutationMethod\([^)]*\)/g, 'false'],
    [/redirectPreserveMethodStatusCodes\.has\([^{]*?formMethod\)/, 'false'],
    [/!submission && !fetcherSubmission && formMethod && formAction && formEncType/, 'false'],
    [/isMutationMethod\(request\.method\)/g, 'false'],
    // The routes are added all at once (entry-browser.tsx): where there are more than the first page's there are no others to look for, and no
    // navigation looks. What is not there stays away.
    [
      /if \(init\.patchRoutesOnNavigation\) \{\n/,
      'if (init.patchRoutesOnNavigation && !dataRoutes.activeRoutes[0].children?.[1]) {\n',
    ],
    // `flushSync` is for the new page: it is rendered in one go, and not in slices with a frame of the old page between them. That one is on its way
    // is no hurry.
    [/(\t\t\tupdateState\(updates), \{ flushSync \}\);/, '$1);'],
    [/(\.\.\.workingFetchers \? \{ fetchers: workingFetchers \} : \{\}\n\t\t\})\);/, '$1, { flushSync });'],
    // A lazy page is one function, never one for each of its properties.
    [/if \(typeof route\.lazy === "function"\) \{/, '{'],
    [/loadLazyRouteProperty\(\{\n[^}]*\}\)/g, 'undefined'],
  ],
};

/** Forms, fetchers, blockers and middleware are what the shop has none of; loaders answer data, or end by going elsewhere. */
const bodies: Record<string, Bodies> = {
  // The page's data is handed over by src/web/hydration.ts; the script that framework mode puts into the page is none of ours.
  'dom/lib.js': {
    parseHydrationData: '',
    ScrollRestoration: 'useScrollRestoration({ getKey, storageKey }); return null;',
  },
  'router/router.js': {
    handleAction: '',
    fetch: '',
    handleFetcherAction: '',
    handleFetcherLoader: '',
    getUpdatedRevalidatingFetchers: '',
    updateFetcherState: '',
    setFetcherError: '',
    getFetcher: '',
    resetFetcher: '',
    deleteFetcher: '',
    queueFetcherForDeletion: '',
    abortFetcher: '',
    markFetchersDone: '',
    markFetchRedirectsDone: '',
    abortStaleFetchLoads: '',
    getTargetedDataStrategyMatches: '',
    getSubmissionFromNavigation: '',
    getSubmittingNavigation: '',
    getBlocker: '',
    deleteBlocker: '',
    updateBlocker: '',
    cancelDiscoveryNavigation: '',
    getUpdatedActionData: '',
    getActionDataForCommit: '',
    getInstrumentationNavigateMeta: '',
    _internalSetRoutes: '',
    processLoaderData: 'return processRouteLoaderData(matches, results, pendingActionResult);',
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
    createDataRouteMatcher: 'return new V6RegExMatcher(basename);',
    // The shop has sentences of its own for what goes wrong.
    getInternalRouterError:
      'return new ErrorResponseImpl(status || 500, "", new Error(`Router error ${status}`), true);',
    runClientMiddlewarePipeline: '',
    defaultDataStrategyWithMiddleware: 'return defaultDataStrategy(args);',
    normalizeNavigateOptions: 'return { path };',
    convertDataStrategyResultToDataResult:
      'const { result, type } = dataStrategyResult; return type === "error" ? { type, error: result } : { type, data: result };',
    callLoadersAndMaybeResolveData:
      'return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null, initiator, navigationType), fetcherResults: {} };',
    createClientSideRequest:
      'return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });',
  },
};

/** What it says to developers about wrong use; `npm run dev` still says it. */
const wordsToDevelopers: [part: RegExp, instead: string][] = [
  [/(\binvariant\(.*), ("[^"\n]*"|`[^`\n]*`)\)/g, '$1)'],
  [/\bwarning\(.*, ("[^"\n]*"|`[^`\n]*`)\);/g, ';'],
];

/** What does not work any more, and would only be noticed by a customer. */
const leftOut =
  /\b(useBlocker|usePrompt|useFetchers?|useSubmit|useFormAction|clientMiddleware)\b(?=[^;]*from ['"]react-router['"])/;

/** A whole function as the package is printed: it ends at the first brace that is indented like its beginning. */
const functionNamed = (name: string) =>
  new RegExp(`^((\\t*)(?:async )?function ${name}\\(.*\\) \\{)\\n[\\s\\S]*?\\n\\2\\}$`, 'm');

/**
 * Leaves out of the customers' files what of React Router is never reached: 12 KB gzip that no bundler can know of, since all of
 * it hangs on one object. Fails the build when the router's files are not as it knows them.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    // The desk asks before somebody leaves what is not saved, and weighs on no customer.
    apply: (_config, { command, isSsrBuild, mode }) => command === 'build' && !isSsrBuild && mode !== 'desk',
    transform(code, id) {
      const file = /\/react-router\/dist\/production\/lib\/(.+)$/.exec(id)?.[1];
      if (!file) {
        const missed = /\/src\/.*\.tsx?$/.test(id) && leftOut.exec(code)?.[1];
        if (missed) this.error(`${id} uses ${missed} of React Router, which this build leaves out`);
        return null;
      }
      const replace = (part: RegExp, instead: string) => {
        const without = code.replace(part, instead);
        if (without === code)
          this.error(`react-router/${file} does not hold ${part}: look at this plugin again`);
        code = without;
      };
      for (const [part, instead] of parts[file] ?? []) replace(part, instead);
      for (const [name, body] of Object.entries(bodies[file] ?? {}))
        replace(functionNamed(name), `$1 ${body} }`);
      for (const [part, instead] of wordsToDevelopers) code = code.replace(part, instead);
      return { code, map: null };
    },
  };
}

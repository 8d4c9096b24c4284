import { useEffect, useState } from 'react';
import type { Api } from '../../../calls.ts';
import { useApi } from '../../../web/page.tsx';

export type Suggested = Awaited<ReturnType<Api['search']['suggest']>>;

/** What is shown before anything is typed: what many searched for and opened, and the best rated goods. */
export interface Popular {
  readonly searches: NonNullable<Suggested['popular']>;
  readonly products: Awaited<ReturnType<Api['search']['queryProducts']>>['products'];
}

/** Popular goods that are shown before anything is typed. */
const maxPopular = 4;

/** Typing pauses this long, in milliseconds, before suggestions are asked for. */
const pause = 120;

const nothing: Suggested = { suggestions: [] };

/** Suggestions for what is typed so far; the answer of an older question never replaces a newer one's. */
export function useSuggestions(value: string): Suggested {
  const api = useApi();
  const [suggested, setSuggested] = useState(nothing);
  useEffect(() => {
    const wanted = value.trim();
    if (wanted.length < 2) {
      setSuggested(nothing);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.search
        .suggest({ value: wanted }, { signal: stop.signal })
        .then(setSuggested)
        .catch(() => {
          if (!stop.signal.aborted) setSuggested(nothing);
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, value]);
  return suggested;
}

const none: Popular = { searches: [], products: [] };

/** What is popular, and can be bought; asked for once, when it is wanted. */
export function usePopular(isWanted: boolean): Popular {
  const api = useApi();
  const [popular, setPopular] = useState<Popular | null>(null);
  const isMissing = isWanted && popular === null;
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    const { signal } = stop;
    const rated = { sort: 'rating', inStock: 'true', parPage: String(maxPopular) } as const;
    Promise.all([api.search.suggest({}, { signal }), api.search.queryProducts(rated, { signal })])
      .then(([{ popular: searches = [] }, { products }]) => setPopular({ searches, products }))
      .catch(() => {});
    return () => stop.abort();
  }, [api, isMissing]);
  return popular ?? none;
}

import { useEffect, useState } from 'react';
import type { Api } from '../../../calls.ts';
import { useApi } from '../../../web/page.tsx';

export type SuggestionList = Awaited<ReturnType<Api['search']['suggest']>>;

/** Shown before anything is typed: searches with many opened products, and the best rated products. */
export interface Popular {
  readonly searches: NonNullable<SuggestionList['popular']>;
  readonly products: Awaited<ReturnType<Api['search']['queryProducts']>>['products'];
}

/** Max popular products shown before anything is typed. */
const maxPopular = 4;

/** Debounce in milliseconds before suggestions are requested. */
const pause = 120;

const nothing: SuggestionList = { suggestions: [] };

/** Suggestions for the text so far; an older answer never replaces a newer one. */
export function useSuggestions(value: string): SuggestionList {
  const api = useApi();
  const [answer, setSuggested] = useState(nothing);
  useEffect(() => {
    const text = value.trim();
    if (text.length < 2) {
      setSuggested(nothing);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.search
        .suggest({ value: text }, { signal: stop.signal })
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
  return answer;
}

const none: Popular = { searches: [], products: [] };

/** Popular searches and products in stock; loaded once, when first needed. */
export function usePopular(isWanted: boolean): Popular {
  const api = useApi();
  const [popular, setPopular] = useState<Popular | null>(null);
  const isMissing = isWanted && popular === null;
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    const { signal } = stop;
    const topRated = { sort: 'rating', inStock: 'true', parPage: String(maxPopular) } as const;
    Promise.all([api.search.suggest({}, { signal }), api.search.queryProducts(topRated, { signal })])
      .then(([{ popular: searches = [] }, { products }]) => setPopular({ searches, products }))
      .catch(() => {});
    return () => stop.abort();
  }, [api, isMissing]);
  return popular ?? none;
}

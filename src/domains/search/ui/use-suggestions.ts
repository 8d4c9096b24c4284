import { useEffect, useState } from 'react';
import type { Api } from '../../../calls.ts';
import { useApi } from '../../../web/page.tsx';

export type Suggested = Awaited<ReturnType<Api['search']['suggest']>>;
export type Popular = Awaited<ReturnType<Api['search']['queryProducts']>>['products'];

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

/** The best rated goods that can be bought; asked for once, when they are wanted. */
export function usePopular(isWanted: boolean): Popular {
  const api = useApi();
  const [popular, setPopular] = useState<Popular | null>(null);
  const isMissing = isWanted && popular === null;
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    api.search
      .queryProducts(
        { sort: 'rating', inStock: 'true', parPage: String(maxPopular) },
        { signal: stop.signal },
      )
      .then(({ products }) => setPopular(products))
      .catch(() => {});
    return () => stop.abort();
  }, [api, isMissing]);
  return popular ?? [];
}

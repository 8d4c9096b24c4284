import { useEffect, useState } from 'react';
import { useApi } from '../../../web/page.tsx';

export interface Suggestion {
  readonly kind: 'product' | 'category' | 'brand';
  readonly text: string;
  readonly url: string;
}

/** Typing pauses this long, in milliseconds, before suggestions are asked for. */
const pause = 120;

/** Suggestions for what is typed so far; the answer of an older question never replaces a newer one's. */
export function useSuggestions(value: string): readonly Suggestion[] {
  const api = useApi();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const wanted = value.trim();
    if (wanted.length < 2) {
      setSuggestions([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      api.search
        .suggest({ value: wanted }, { signal: stop.signal })
        .then((answer) => setSuggestions(answer.suggestions))
        .catch(() => {
          if (!stop.signal.aborted) setSuggestions([]);
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, value]);
  return suggestions;
}

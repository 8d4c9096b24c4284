import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import type { Api } from '../calls.ts';
import { isLowData } from '../ui/low-data.ts';
import { type AnyPage, apiContext } from './page.tsx';
import { pageAhead } from './pages-ahead.ts';

export interface ReadableAhead {
  readonly page: AnyPage;
  /** Under which its data is kept: without the place in the page. */
  readonly address: string;
  readonly read: () => Promise<unknown>;
}

/**
 * The page behind a link and how its data is read, where that may be done before somebody is there: another page than this one, which
 * everybody may see and which nothing is changed by. Never in low-data mode and never without a connection.
 */
export function readableAhead(api: Api, href: string): ReadableAhead | undefined {
  if (isLowData() || !navigator.onLine) return undefined;
  const url = new URL(href, window.location.href);
  const { origin, pathname, search } = window.location;
  if (url.origin !== origin || url.pathname + url.search === pathname + search) return undefined;
  const ahead = pageAhead(url);
  if (!ahead) return undefined;
  const { page, params } = ahead;
  url.hash = '';
  const read = () =>
    page.route.loader({
      request: new Request(url),
      params,
      context: new RouterContextProvider(new Map([[apiContext, api]])),
    } as unknown as LoaderFunctionArgs);
  return { page, address: url.href, read };
}

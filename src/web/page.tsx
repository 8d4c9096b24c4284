import { type ComponentType, createContext, memo, useContext } from 'react';
import {
  createContext as createRouterContext,
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router';
import type { Api } from '../calls.ts';
import type { FormDefinition } from './form-definition.ts';
import type { Head } from './head.ts';
import { redirectTo } from './addresses.ts';

/** The only module that declares routes: a page is a value with a path, a loader, a head and a view. */

/** The parameters of a path: `/a/:slug` has `slug`. */
export type PathParameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [Key in Name]: string } & PathParameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [Key in Name]: string }
    : unknown;

export interface PageVisit<Path extends string> {
  /** The API: in process on the server, over HTTP in the browser. */
  readonly api: Api;
  readonly params: PathParameters<Path>;
  readonly search: URLSearchParams;
}

export interface ViewProps<Data, Path extends string = string> {
  readonly data: Data;
  readonly params: PathParameters<Path>;
  readonly search: URLSearchParams;
}

export interface PageDefinition<Path extends string, Data> {
  /** The route's id, and the page's folder under src/pages unless `folder` is given. */
  readonly name: string;
  readonly folder?: string;
  readonly path: Path;
  /** `customer`: guests are redirected to /login and return after it. */
  readonly needs?: 'customer';
  /** All guests get the same page, whatever cookies they send: the server may cache and reuse it. */
  readonly sameForGuests?: true;
  /** Loads the page's data. Throws what the API calls throw; `goTo` ends it with a redirect. */
  readonly load: (visit: PageVisit<Path>) => Promise<Data>;
  readonly head: (data: Data, visit: Omit<PageVisit<Path>, 'api'>) => Head;
  /** Forms of this page. The server answers them at the page's own address if JavaScript does not. */
  readonly forms?: readonly FormDefinition[];
  /** `() => import('./view.tsx')`: a bundle of its own, loaded together with the data. */
  readonly view: () => Promise<{ default: ComponentType<ViewProps<Data, Path>> }>;
}

/** What the browser knows of a page before loading it. */
export interface PageHandle {
  readonly sameForGuests: boolean;
}

/** A page without its types, as in the route table. */
export interface AnyPage {
  readonly name: string;
  /** The folder under src/pages that contains the page's view; finds its file in the build. */
  readonly folder: string;
  readonly path: string;
  readonly sameForGuests: boolean;
  readonly forms: readonly FormDefinition[];
  readonly head: (
    data: unknown,
    visit: { params: Record<string, string | undefined>; search: URLSearchParams },
  ) => Head;
  readonly route: RouteObject & {
    id: string;
    loader: (args: LoaderFunctionArgs) => Promise<unknown>;
    handle: PageHandle;
  };
}

export const apiContext = createRouterContext<Api>();
const ApiOfComponents = createContext<Api | null>(null);
export const ApiProvider = ApiOfComponents.Provider;

/** The API, for components. */
export function useApi(): Api {
  const api = useContext(ApiOfComponents);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

/** Ends a loader by redirecting to another path of this shop. */
export function goTo(path: string): never {
  throw redirectTo(path);
}

/**
 * A page's view as a router component, with the loader's data and the address's parameters. The router renders it at
 * every step of a navigation; the view renders only if one of its props changes.
 */
export function componentOf<Data, Path extends string>(
  View: ComponentType<ViewProps<Data, Path>>,
): ComponentType {
  const Same = memo(View) as unknown as typeof View;
  return function Page() {
    const [search] = useSearchParams();
    const data = useLoaderData() as Data;
    return <Same data={data} params={useParams() as PathParameters<Path>} search={search} />;
  };
}

/** Declares a page. All loaders share a bundle, each view has its own: data and code load together. */
export function definePage<Data, const Path extends string>(definition: PageDefinition<Path, Data>): AnyPage {
  const { name, path, head } = definition;
  async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Data> {
    const url = new URL(request.url);
    const api = context.get(apiContext);
    const load = definition.load({ api, params: params as PathParameters<Path>, search: url.searchParams });
    if (definition.needs !== 'customer') return load;
    // In parallel: whether the user may see the page, and its data. The API calls refuse guests anyway.
    const [who, data] = await Promise.allSettled([api.accounts.whoAmI(), load]);
    if (who.status === 'fulfilled' && !who.value.customer)
      goTo(`/login?next=${encodeURIComponent(url.pathname + url.search)}`);
    if (data.status === 'rejected') throw data.reason;
    return data.value;
  }
  const lazy = async () => ({ Component: componentOf((await definition.view()).default) });
  const sameForGuests = definition.sameForGuests ?? false;
  return {
    name,
    folder: definition.folder ?? name,
    path,
    sameForGuests,
    forms: definition.forms ?? [],
    head: head as AnyPage['head'],
    route: { id: name, path, loader, lazy, handle: { sameForGuests } },
  };
}

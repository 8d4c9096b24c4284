import { type ComponentType, useContext } from 'react';
import {
  createContext as createRouterContext,
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router';
import * as m from '#messages/desk';
import type { DeskApi } from '../calls.ts';
import { isPassing } from '../platform/call-error.ts';
import type { Duty } from '../platform/visit.ts';
import { toast } from '../ui/toast/toast.ts';
import type { PathParameters } from '../web/page.tsx';
import { redirectTo } from '../web/addresses.ts';
import { UnreadNews } from './frame/ring.ts';

/** The only module through which the desk's pages know the router. */

/** What loaders receive: the API client, and the shop to pass to every seller call (undefined: all shops). */
export interface DeskLoading {
  readonly api: DeskApi;
  readonly shop: string | undefined;
  /** The page on the screen: its address and shop, and the data that was loaded for it. */
  readonly onScreen: { page?: { readonly at: string; readonly data: unknown } | undefined };
}

export const loadingContext = createRouterContext<DeskLoading>();

export interface DeskPageVisit<Path extends string> extends Omit<DeskLoading, 'onScreen'> {
  readonly params: PathParameters<Path>;
  readonly search: URLSearchParams;
}

export interface DeskViewProps<Data, Path extends string = string> {
  readonly data: Data;
  readonly params: PathParameters<Path>;
  readonly search: URLSearchParams;
}

export interface DeskPageDefinition<Path extends string, Data> {
  /** The full path, such as `/desk/orders/:orderId`. */
  readonly path: Path;
  /** The roles that have this page; for others it does not exist. The API checks the role itself as well. */
  readonly for: 'everybody' | 'operators';
  /** Those with a part of a role that have it too; without it only those who do everything. */
  readonly duties?: readonly Duty[];
  /** The window's title. */
  readonly title: string;
  readonly load: (visit: DeskPageVisit<Path>) => Promise<Data>;
  /** `() => import('./view.tsx')`: fetched together with the data. */
  readonly view: () => Promise<{ default: ComponentType<DeskViewProps<Data, Path>> }>;
}

export interface AnyDeskPage {
  readonly for: 'everybody' | 'operators';
  readonly duties: readonly Duty[];
  readonly title: string;
  readonly route: RouteObject & { path: string };
}

/** Ends a loader by redirecting to another path of the desk. */
export function goTo(path: string): never {
  throw redirectTo(path);
}

/** Declares a page of the desk. */
export function deskPage<Data, const Path extends string>(
  definition: DeskPageDefinition<Path, Data>,
): AnyDeskPage {
  const loader = async ({ request, context, params }: LoaderFunctionArgs) => {
    const { onScreen, ...loading } = context.get(loadingContext);
    const at = `${loading.shop} ${request.url}`;
    try {
      const search = new URL(request.url).searchParams;
      const data = await definition.load({ ...loading, params: params as PathParameters<Path>, search });
      onScreen.page = { at, data };
      return data;
    } catch (error) {
      if (onScreen.page?.at !== at || !isPassing(error)) {
        onScreen.page = undefined;
        throw error;
      }
      // A reload after a change failed: keep the page, so that nothing the user typed is lost.
      toast.error(m.not_read_again());
      return onScreen.page.data as Data;
    }
  };
  const lazy = async () => ({ Component: componentOf((await definition.view()).default, definition.title) });
  return {
    for: definition.for,
    duties: ['all', ...(definition.duties ?? [])],
    title: definition.title,
    route: { path: definition.path, loader, lazy, handle: { title: definition.title } },
  };
}

function componentOf<Data, Path extends string>(
  View: ComponentType<DeskViewProps<Data, Path>>,
  title: string,
): ComponentType {
  return function Page() {
    const [search] = useSearchParams();
    const unreadCount = useContext(UnreadNews);
    return (
      <>
        <title>{`${unreadCount > 0 ? `(${unreadCount}) ` : ''}${m.page_title({ title })}`}</title>
        <View data={useLoaderData() as Data} params={useParams() as PathParameters<Path>} search={search} />
      </>
    );
  };
}

import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { something_went_wrong } from '#messages/shell';
import * as m from '#messages/titles';
import type { PageFiles, PageRequest, RenderedPage } from '../http/page-renderer.ts';
import { CallError, isCallError } from '../platform/call-error.ts';
import { type Head, safeJson } from '../web/head.ts';
import { type AnyPage, ApiProvider, apiContext } from '../web/page.tsx';
import type { Shell } from '../web/shell.ts';
import { answerForms } from './answer-form.ts';
import { documentHtml } from './document.ts';
import { hydrationState } from './hydration.ts';
import { rootRoute } from './root-route.tsx';
import { pages } from './pages.ts';
import { findHead, findPage, pageRoutes } from './routes.ts';

const routes = [rootRoute(pageRoutes(pages).map(withForms))];
const handler = createStaticHandler(routes);
const notShown = (): Head => ({ title: m.page_not_shown(), noindex: true });
const notFound = (): Head => ({ title: m.not_found_title(), noindex: true });

/** A page's route with the action for its forms, which only the server has. */
function withForms(route: RouteObject): RouteObject {
  const forms = findPage(route.id ?? '')?.forms ?? [];
  return forms.length > 0 ? ({ ...route, action: answerForms(forms) } as RouteObject) : route;
}

/** The HTTP methods of the page at this path; none where there is no page. */
export function methodsOf(path: string): readonly string[] {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  if (!route || route.path === '*') return [];
  return route.action ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

const httpRequest = ({ url, form }: PageRequest) =>
  new Request(url, form && { method: 'POST', body: form.body, headers: { 'content-type': form.type } });

/** Loads a page. Returns its tree, which can be rendered more than once, or a redirect. */
export async function readPage(
  request: PageRequest,
): Promise<Response | { context: StaticHandlerContext; tree: ReactNode }> {
  const requestContext = new RouterContextProvider(new Map([[apiContext, request.api]]));
  const context = await handler.query(httpRequest(request), { requestContext });
  if (context instanceof Response) return context;
  context.errors = toldErrors(request, context.errors);
  const router = createStaticRouter(branchOf(context), context);
  const tree = (
    <StrictMode>
      <ApiProvider value={request.api}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ApiProvider>
    </StrictMode>
  );
  return { context, tree };
}

/**
 * The errors in the words that the browser will use for them, since a page that differs from its first render there is
 * thrown away. Unexpected errors reveal nothing internal.
 */
function toldErrors(request: PageRequest, errors: StaticHandlerContext['errors']) {
  const refusalOf = (error: unknown) => {
    const call = isCallError(error) ? error : null;
    if (!call || call.status >= 500) request.failed(error);
    return call ?? new CallError(500, { code: 'internal', error: something_went_wrong() });
  };
  return errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, refusalOf(error)]));
}

/** The matched routes only: the router prepares all routes it gets, for every page. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, ...(children.length > 0 && { children }) } as RouteObject],
    [],
  );
}

const firstPage = ({ name, path, route }: AnyPage, view: string) => ({
  id: name,
  path,
  view,
  handle: route.handle,
});

/** Renders one page's document with its data. `filesOf` names the browser files of a page. */
export async function render(
  request: PageRequest,
  filesOf: (folder: string) => PageFiles,
): Promise<RenderedPage> {
  const read = await readPage(request);
  if (read instanceof Response)
    return {
      status: read.status,
      html: [],
      redirect: read.headers.get('location') ?? '/',
      guest: false,
      sameForGuests: false,
    };
  const { context, tree } = read;
  const error = Object.values(context.errors ?? {})[0] as CallError | undefined;
  const status = error?.status ?? context.statusCode;
  const body = renderToString(tree);
  const match = context.matches.at(-1);
  const name = match?.route.id ?? 'not-found';
  const page = findPage(name);
  const head =
    error === undefined && match
      ? findHead({ id: name, params: match.params, loaderData: context.loaderData[name] }, context.location)
      : null;
  const shell = context.loaderData.root as Shell | undefined;
  const files = filesOf(page?.folder ?? 'not-found');
  const guest = error === undefined && shell?.customer === null;
  return {
    status: head?.missing && status === 200 ? 404 : status,
    guest,
    sameForGuests: guest && page?.sameForGuests === true,
    html: documentHtml({
      head: head ?? (status === 404 ? notFound() : notShown()),
      origin: request.publicUrl,
      files,
      body,
      data: safeJson(hydrationState(context, page && firstPage(page, files.view))),
    }),
  };
}

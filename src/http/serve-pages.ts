import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AllHandlers } from '../calls.ts';
import type { Caches } from '../platform/caches.ts';
import { isCallError } from '../platform/call-error.ts';
import type { ChangeFeed } from '../platform/change-feed.ts';
import { cookieName, loginCookies, sessionCookies } from '../platform/cookie-names.ts';
import type { Log } from '../platform/log.ts';
import { refuse } from '../platform/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import { clientDigest } from './client-digest.ts';
import { documentBytes } from './document-bytes.ts';
import { answerEarly, type FrontDoor } from './guest-pages/answer-early.ts';
import { keepPage } from './guest-pages/kept-page.ts';
import { isPageOf, pageAddress } from './guest-pages/page-address.ts';
import { pageCache, type RenderResult } from './guest-pages/page-cache.ts';
import { sendPage } from './guest-pages/send-page.ts';
import type { Metrics } from './metrics/metrics.ts';
import { countUploads } from './mount-calls.ts';
import { pageApi } from './page-api.ts';
import type { PageRenderer, PostedForm, RenderedPage } from './page-renderer.ts';
import type { ReadVisit } from './read-visit.ts';
import { securityHeaders } from './security-headers.ts';
import { serveForms } from './serve-forms.ts';

interface Options {
  pages: PageRenderer;
  handlers: AllHandlers;
  readVisit: ReadVisit;
  settings: Settings;
  /** Increases when the catalogue changes; null while the feed is down, when no page is cached. */
  shopVersion: () => number | null;
  /** Without it no page is cached. */
  changes: ChangeFeed | undefined;
  /** See `securityHeaders`. */
  formTarget: string | undefined;
  frontDoor: FrontDoor;
  caches: Caches;
  log: Log;
  metrics: Metrics;
}

/** Forms with files that one person sends at once: each is in memory until it is read. */
const maxForms = 2;

/** Files of a stranger are refused, and one form too many of a customer. */
function formRules({ pages, readVisit, settings }: Options) {
  const uploads = countUploads(maxForms);
  return {
    publicUrl: settings.publicUrl,
    methodsOf: (path: string) => pages.methodsOf(path),
    mayUpload: async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = await readVisit(request, reply);
      return visit.customer ? uploads.begin(visit, reply) : refuse('not_logged_in');
    },
  };
}

/** Renders every address that is not a call, a file or a developer page. */
export async function servePages(app: FastifyInstance, options: Options): Promise<void> {
  const {
    pages,
    handlers,
    readVisit,
    settings,
    shopVersion,
    changes,
    formTarget,
    frontDoor,
    caches,
    log,
    metrics,
  } = options;
  const apiOf = pageApi(handlers, { caches, version: shopVersion });
  // In development no page is cached: its sources change.
  const feed = pages.assetsFolder ? changes : undefined;
  const cache = pageCache(caches, { version: () => feed?.pagesVersion() ?? null });
  changes?.onProduct((product) => cache.drop((address) => isPageOf(address, product)));
  metrics.watch('guest_pages_bytes', 'Memory that kept pages take', () => cache.stats().bytes);
  const sessionCookie = cookieName(settings.publicUrl, sessionCookies.shop);
  const loginUnderway = Object.values(loginCookies).map((name) => cookieName(settings.publicUrl, name));
  if (pages.assetsFolder) {
    const client = clientDigest(settings.sessionSecret, settings.trustProxy);
    const headers = securityHeaders({ publicUrl: settings.publicUrl, development: false, formTarget });
    frontDoor.answer = answerEarly({ cache, sessionCookie, headers, log, client, metrics });
    app.addHook('preClose', async () => void (frontDoor.answer = undefined));
    await app.register(fastifyStatic, {
      root: join(pages.assetsFolder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      index: false,
    });
  }
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url === '/api') return app.refuseMethod(request, reply);
    const url = request.url.replace(absoluteForm, '/');
    const plain = withSingleSlashes(url);
    if (plain !== url) return reply.redirect(plain, 308);
    // A login under way is shown to its browser alone: not even a page that is being rendered is shared.
    const isLoggingIn = loginUnderway.some((name) => request.cookies[name]);
    const address = request.cookies[sessionCookie] || isLoggingIn ? null : pageAddress(url);
    if (address === null) {
      const page = await render(request, reply, url);
      return sendRendered(reply, isLoggingIn ? { ...page, guest: false } : page);
    }
    metrics.guestPage(cache.has(address) ? 'kept' : 'made');
    const page = await cache.read(address, async () => asMade(await render(request, reply, address)));
    return sendPage(request, reply, page);
  });

  await serveForms(app, formRules(options), async (request, reply, form) => {
    const page = await render(request, reply, request.url, form);
    return sendRendered(reply, { ...page, guest: false });
  });

  async function render(request: FastifyRequest, reply: FastifyReply, address: string, form?: PostedForm) {
    const visit = await readVisit(request, reply);
    return pages.render({
      url: new URL(address, settings.publicUrl).href,
      ...(form === undefined ? {} : { form }),
      api: apiOf(visit),
      publicUrl: settings.publicUrl,
      demo: settings.demo,
      failed: (error) => {
        // Such as while the product index is being read: the page says to try again, and nothing is broken.
        const isBusy = isCallError(error) && error.status === 503;
        const what = { err: error, url: request.url.split('?')[0], requestId: request.id };
        request.log[isBusy ? 'warn' : 'error'](what, 'A page could not be rendered');
      },
    });
  }
}

/** What a proxy's request line may put before the path (RFC 9112, section 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?#]*\/?/i;

/**
 * An address whose path has one slash at a time, as all links have: of `//shops` a URL parser would read a host. It
 * begins with one slash, so that a redirect to it stays here.
 */
function withSingleSlashes(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.replace(/[\\/]+/g, '/') + url.slice(path.length);
}

function asMade({ status, html, redirect, guest, sameForGuests }: RenderedPage): RenderResult {
  return {
    page: keepPage(status, Buffer.from(documentBytes(html))),
    redirect,
    guest,
    keep: sameForGuests && status === 200,
  };
}

/** A personal page. */
function sendRendered(reply: FastifyReply, page: RenderedPage) {
  reply.header('cache-control', page.guest ? 'public, max-age=0, must-revalidate' : 'private, no-store');
  reply.header('vary', 'Cookie');
  if (page.redirect) return reply.redirect(page.redirect, page.status);
  // Sent as bytes, because each layer below would measure and encode a string again.
  return reply.code(page.status).type('text/html; charset=utf-8').send(documentBytes(page.html));
}

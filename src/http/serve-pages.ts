import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AllHandlers } from '../calls.ts';
import { refuse } from '../platform/failure.ts';
import type { Settings } from '../platform/settings.ts';
import type { Visit } from '../platform/visit.ts';
import type { PageRenderer } from './page-renderer.ts';
import { inProcessApi } from './run-call.ts';
import { sendFailure } from './send-failure.ts';

interface Options {
  pages: PageRenderer;
  handlers: AllHandlers;
  readVisit: (request: FastifyRequest, reply: FastifyReply) => Promise<Visit>;
  settings: Settings;
}

/** Every address that is not a call, a file or a developer's page is a page, rendered with its data. */
export async function servePages(
  app: FastifyInstance,
  { pages, handlers, readVisit, settings }: Options,
): Promise<void> {
  if (pages.assetsFolder) {
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
    if (request.url.startsWith('/api/') || request.url === '/api')
      return sendFailure(reply, refuse('not_found'));
    const visit = await readVisit(request, reply);
    const page = await pages.render({
      url: new URL(request.url, settings.publicUrl).href,
      api: inProcessApi(handlers, visit),
      publicUrl: settings.publicUrl,
      demo: settings.demo,
      failed: (error) =>
        request.log.error(
          { err: error, url: request.url.split('?')[0], requestId: request.id },
          'A page could not be rendered',
        ),
    });
    reply
      .header(
        'cache-control',
        page.guest && !visit.customer ? 'public, max-age=0, must-revalidate' : 'private, no-store',
      )
      .header('vary', 'Cookie');
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
  });
}

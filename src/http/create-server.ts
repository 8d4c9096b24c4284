import fastifyCookie from '@fastify/cookie';
import { type FastifyError, type FastifyInstance, fastify } from 'fastify';
import type { Log } from '../platform/log.ts';
import { refuse } from '../platform/failure.ts';
import { newSecret } from '../platform/ids.ts';
import { sendFailure } from './send-failure.ts';

/**
 * A bare Fastify with the shop's manners: request ids, JSON bodies only, failures as JSON sentences under /api,
 * nothing of the inside in an answer.
 */
export async function createServer(options: {
  log: Log;
  trustProxy: string[] | undefined;
}): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: options.log,
    disableRequestLogging: true,
    genReqId: () => newSecret().slice(0, 12),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: 20_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  }) as unknown as FastifyInstance;
  await app.register(fastifyCookie);
  readJsonOnly(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = expected(error);
    if (!failure)
      request.log.error(
        { err: error, url: request.routeOptions.url, requestId: request.id },
        'A request failed unexpectedly',
      );
    return sendFailure(reply, failure ?? refuse('internal'));
  });
  return app;
}

/** Bodies are JSON or refused; the raw bytes stay for signatures. An empty body is no body. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) return done(null, undefined);
    const parse = app.getDefaultJsonParser('error', 'error');
    return parse(request, body.toString('utf8'), done);
  });
}

function expected(error: FastifyError & { code?: string }) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refuse('too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('wrong_type');
  // 57014: statement timeout; 53300: too many connections; the rest: the database is not reachable.
  if (
    ['57014', '53300', '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT'].includes(error.code ?? '') ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  ) {
    return refuse('unavailable');
  }
  if (error.statusCode === 400 || error instanceof SyntaxError) return refuse('malformed_json');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('invalid');
  return null;
}

import * as m from '#messages/refusals';
import fastifyCookie from '@fastify/cookie';
import { isUtf8 } from 'node:buffer';
import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http';
import { type FastifyError, type FastifyInstance, type FastifyReply, fastify, LogController } from 'fastify';
import { fileType } from '../platform/call.ts';
import type { Caches } from '../platform/caches.ts';
import type { Log } from '../platform/log.ts';
import { refuse } from '../platform/refusal.ts';
import { isStorageFull } from '../platform/storage-full.ts';
import { newSecret } from '../platform/ids.ts';
import { type BodyPace, holdBodiesToPace } from './body-pace.ts';
import { clientDigest } from './client-digest.ts';
import { answerClientError, sendMalformed } from './client-error.ts';
import { compressAnswers } from './compress.ts';
import { followAnswers } from './drain.ts';
import type { FrontDoor } from './guest-pages/answer-early.ts';
import { logRequests } from './log-requests.ts';
import { expectedWait } from './overload/expected-wait.ts';
import { isBusy } from './overload/is-busy.ts';
import { shedOverload } from './overload/shed.ts';
import { dropForwardedPorts, hasTwoHosts } from './plain-headers.ts';
import { refuseOtherMethods } from './other-methods.ts';
import { refusalOf } from './run-call.ts';
import { securityHeaders } from './security-headers.ts';
import { sendRefusal } from './send-refusal.ts';

/**
 * A bare Fastify with the shop's conventions: request ids, one log line per request, security headers, JSON bodies
 * only, errors as JSON, no internals in answers.
 */
export async function createServer(options: {
  caches: Caches;
  log: Log;
  publicUrl: string;
  trustProxy: string[] | undefined;
  /** The key of the client digests in the log. */
  logKey: string;
  /** See `securityHeaders`. */
  formTarget?: string | undefined;
  /** In development, Vite serves the pages. */
  development: boolean;
  /** Runs before everything else. */
  frontDoor: FrontDoor;
  /** Number of statements waiting for a database connection. */
  databaseQueue: () => number;
  /** Timeouts for slow clients; tests pass shorter ones. */
  patience?: Patience;
}): Promise<FastifyInstance> {
  const headers = securityHeaders({ ...options, formTarget: options.formTarget });
  const { databaseQueue } = options;
  const busy = isBusy(databaseQueue);
  const wait = expectedWait(busy);
  const client = clientDigest(options.logKey, options.trustProxy);
  const requestId = numberRequests();
  const app = fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: options.trustProxy ?? false,
    bodyLimit: 64 * 1024,
    serverFactory: (handler) =>
      nodeServer(
        shedOverload(handler, { headers, busy, databaseQueue, wait, requestId, client, log: options.log }),
        {
          frontDoor: options.frontDoor,
          headers,
          patient: options.patience ?? patience,
        },
      ),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    // A path part longer than any id is 404; any other error here is an undecodable path.
    frameworkErrors: (error, _request, reply) =>
      void sendRefusal(
        reply.headers(headers) as FastifyReply,
        error.code === 'FST_ERR_MAX_PARAM_LENGTH'
          ? refuse('not_found')
          : refuse('invalid', { error: m.address_unreadable() }),
      ),
  }) as unknown as FastifyInstance;
  await app.register(fastifyCookie);
  logRequests(app, client);
  compressAnswers(app, options.caches);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.decorate('refuseMethod', refuseOtherMethods(app));
  readJsonOnly(app);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = isExpected(error, request.routeOptions.config.takesFile === true);
    // A full disk is nobody's fault outside, and somebody has to see it.
    if (!refusal || isStorageFull(error))
      request.log.error({ err: error, route: request.routeOptions.url }, 'A request failed unexpectedly');
    return sendRefusal(reply, refusal ?? refuse('internal'));
  });
  return app;
}

interface Patience {
  readonly body: BodyPace;
  readonly headersTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
}

/** Timeouts in milliseconds for slow requests and idle sockets. */
const patience: Patience = {
  // Some 800 bytes a second: a photo on the slowest line is far above.
  body: { bytes: 16 * 1024, within: 20_000 },
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** What the server does before Fastify: its timeouts, what is no request, and the cached pages of guests. */
function nodeServer(
  handler: RequestListener,
  {
    frontDoor,
    headers,
    patient,
  }: { frontDoor: FrontDoor; headers: Record<string, string>; patient: Patience },
): Server {
  const { body, ...timeouts } = patient;
  // No bound for the whole request: a body may take as long as it keeps coming.
  const server = createHttpServer({ ...timeouts, requestTimeout: 0 }, (request, response) => {
    // Its client has reset the connection: it has no address any more, and nobody waits.
    if (!request.socket.remoteAddress) return void request.socket.destroy();
    if (hasTwoHosts(request)) return sendMalformed(response, headers);
    dropForwardedPorts(request);
    if (!frontDoor.answer?.(request, response)) handler(request, response);
  });
  // Socket.IO answers before the shop does; it attaches before the server listens.
  server.once('listening', () =>
    server.prependListener('request', ({ url }, response) => {
      if (url?.startsWith('/socket.io')) response.setHeaders(new Map(Object.entries(headers)));
    }),
  );
  holdBodiesToPace(server, body, timeouts.connectionsCheckingInterval);
  return followAnswers(server).setTimeout(60_000);
}

/** Request ids from a per-process prefix and a counter; a random id per request costs measurable time. */
function numberRequests(): () => string {
  const process = newSecret().slice(0, 8);
  let request = 0;
  return () => `${process}-${(++request).toString(36)}`;
}

/** Accepts JSON bodies only; keeps the raw bytes for signatures. An empty body counts as none. */
function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, callback) => {
    request.rawBody = body;
    if (body.length === 0) return callback(null, undefined);
    if (request.headers['content-encoding'] !== undefined)
      return callback(Object.assign(new Error('Compressed'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }));
    if (!isUtf8(body)) return callback(new SyntaxError('The body is not UTF-8'));
    const parse = app.getDefaultJsonParser('error', 'error');
    return parse(request, body.toString('utf8'), callback);
  });
}

function isExpected(error: FastifyError & { code?: string }, takesFile: boolean) {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse('too_large', takesFile ? { error: m.file_too_large() } : {});
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return refuse('wrong_type', takesFile ? { error: m.send_file_as({ type: fileType }) } : {});
  const passing = refusalOf(error);
  if (passing) return passing;
  if (error.statusCode === 400 || error instanceof SyntaxError) return refuse('malformed_json');
  if (error.statusCode !== undefined && error.statusCode < 500) return refuse('invalid');
  return null;
}

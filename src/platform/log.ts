import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/**
 * Structured JSON logs, to standard output by default. Fields that could hold a secret are redacted by name, in case
 * a whole object is logged.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      // PostgreSQL's detail quotes the row: an e-mail, a number.
      paths: ['err.detail', 'err.where', 'err.cause.detail'].concat(
        secretPaths([
          'password',
          'old_password',
          'new_password',
          'otp',
          'code',
          'cookie',
          'authorization',
          'token',
          'secret',
          'mobile',
          'phonenumber',
        ]),
      ),
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** An error as one short line: name and message, plus the cause's message when there is one. */
export function errorLine(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const cause = error.cause instanceof Error && error.cause.message !== '' ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}`.split('\n', 1)[0]?.slice(0, 300) ?? '';
}

function secretPaths(names: string[]): string[] {
  return names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
}

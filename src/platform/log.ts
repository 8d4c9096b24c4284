import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

/** Structured JSON logs. What could hold a secret is cut out by name, in case a careless line passes a whole object. Lines go to standard output unless a `destination` is given. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretPaths([
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
      censor: '[removed]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

function secretPaths(names: string[]): string[] {
  return names.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
}

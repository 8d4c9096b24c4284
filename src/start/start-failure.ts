import { CannotStart } from '../../packages/embedded-postgres/src/cannot-start.ts';
import { WrongReleaseError } from '../platform/migrations/recorded-release.ts';
import { storageFault } from '../platform/storage-full.ts';
import { SettingsError } from '../settings/settings.ts';

interface SystemError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly address?: string;
  readonly port?: number;
  readonly path?: string;
}

/** Error codes of Node and PostgreSQL (Appendix A of its manual) for an unreachable database. */
const databaseCodes =
  'ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EHOSTUNREACH ENETUNREACH 28000 28P01 3D000 53300 57P03 42501'.split(
    ' ',
  );

/** What `pg` says, without a code, of a server that is none, is silent, or wants a password or another encryption. */
const unreachable = /^(SASL|Connection terminated|timeout e|.*support SSL|.*certificate|Received unexpected)/;

/** Error codes of files and folders that are not what they should be, or not this user's. */
const fileCodes = 'EACCES EPERM ENOENT ENOTDIR EISDIR EEXIST ENOTEMPTY ELOOP ENAMETOOLONG'.split(' ');

/** The message for a failed start of the shop, or of an operator's command: the setting to check when the cause is known, else the whole error. */
export function startFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ([SettingsError, WrongReleaseError, CannotStart].some((kind) => error instanceof kind))
    return error.message;
  const full = storageFault(error);
  if (full) return full;
  const { code = '', syscall, port, address, path, message } = error as SystemError;
  // Vite, in `npm run dev`, says it without a code.
  const [, usedPort = code === 'EADDRINUSE' && port] = /^Port (\d+) is already in use/.exec(message) ?? [];
  if (usedPort) return `PORT ${usedPort} is taken by another program: stop that, or set PORT to another one`;
  if (syscall === 'listen') {
    if (code === 'EACCES') return `PORT ${port} may not be opened by this user: set PORT to 1024 or above`;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `HOST ${address} is not an address of this machine`;
  }
  if (databaseCodes.includes(code) || syscall === 'connect' || unreachable.test(message))
    return `DATABASE_URL leads to no usable database: ${message || code}`;
  if (fileCodes.includes(code) && path !== undefined)
    return `A file or folder is not as it should be: give this user the right to use it, or move it away (${message})`;
  return error.stack ?? message;
}

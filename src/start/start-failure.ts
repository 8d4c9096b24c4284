import { WrongReleaseError } from '../platform/migrations/recorded-release.ts';
import { storageFault } from '../platform/storage-full.ts';
import { SettingsError } from '../settings/settings.ts';

interface SystemError extends Error {
  readonly code?: string;
  readonly syscall?: string;
  readonly address?: string;
  readonly port?: number;
}

/** Error codes of Node and PostgreSQL (Appendix A of its manual) for an unreachable database. */
const databaseCodes = ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH', '28000', '28P01', '3D000'];

/** The message for a failed start: the setting to check when the cause is known, else the whole error. */
export function startFailure(error: unknown): string {
  if (error instanceof SettingsError || error instanceof WrongReleaseError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const full = storageFault(error);
  if (full) return full;
  const { code = '', syscall, port, address, message } = error as SystemError;
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE')
      return `PORT ${port} is taken by another program: stop that, or set PORT to another one`;
    if (code === 'EACCES') return `PORT ${port} may not be opened by this user: set PORT to 1024 or above`;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `HOST ${address} is not an address of this machine`;
  }
  if (databaseCodes.includes(code)) return `DATABASE_URL leads to no usable database: ${message || code}`;
  return error.stack ?? message;
}

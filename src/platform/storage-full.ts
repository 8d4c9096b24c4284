/** Full disk or quota, a limit of a file's size, a read-only disk, and PostgreSQL's disk_full (its manual, Appendix A). */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', '53100']);

/** A sentence for operators about such an error; null for all others. */
export function storageFault(error: unknown): string | null {
  return isStorageFull(error) && error instanceof Error
    ? `The disk is full or read-only: make room on it, then start again (${error.message})`
    : null;
}

/** True when something could not be written because there is no room for it: the shop must be given some. */
export function isStorageFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && fullCodes.has(code)) || (cause !== undefined && isStorageFull(cause));
}

/** Folders default to the project's own; `locale: null` leaves the choice of language to each call. */
export function compileMessages(options?: {
  from?: string;
  to?: string;
  locale?: string | null;
}): Promise<string[]>;

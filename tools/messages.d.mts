/** The folders default to the project's own; `locale: null` leaves the language to each call. */
export function compileMessages(options?: {
  from?: string;
  to?: string;
  locale?: string | null;
}): Promise<string[]>;

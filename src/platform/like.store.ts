import { type RawBuilder, sql } from 'kysely';

const escape = (words: string) => words.replace(/[\\%_]/g, '\\$&');

/** The pattern of LIKE for texts that begin with these words. */
export const likeStart = (words: string) => `${escape(words)}%`;

/** The pattern of LIKE for texts that contain these words. */
export const likePart = (words: string) => `%${escape(words)}%`;

/** A condition: one of the texts contains these words, in either case. True without words. */
export const containsWords = (words: string | undefined, texts: readonly RawBuilder<unknown>[]) =>
  words === undefined
    ? sql`true`
    : sql`(${sql.join(
        texts.map((text) => sql`${text} ilike ${likePart(words)}`),
        sql` or `,
      )})`;

/** A TypeScript type, as far as values can be held against it. `type` is an index into `DeclaredRows.types`. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'undefined'
  | 'unknown'
  | { readonly class: string }
  | { readonly literal: string | number | boolean }
  | { readonly items: number }
  | { readonly properties: Readonly<Record<string, Property>>; readonly others?: number }
  | { readonly oneOf: readonly number[] };

export interface Property {
  readonly type: number;
  readonly optional: boolean;
}

/** A statement of the shop's code and the type of its rows, or of its only column. */
export interface DeclaredRow {
  /** `src/…/x.store.ts:12` */
  readonly place: string;
  /** The function of `platform/database.ts` that runs it. */
  readonly function: string;
  /** Its text with `${}` for each value or fragment. */
  readonly template: string;
  readonly type: number;
}

export interface DeclaredRows {
  readonly types: readonly Shape[];
  readonly rows: readonly DeclaredRow[];
}

/** The text under which a template is found in `DeclaredRow.template`. */
export const nameOfTemplate = (texts: readonly string[]): string => texts.join('${}');

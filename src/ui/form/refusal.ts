/** Errors by field name, each a sentence. */
export type Faults = Readonly<Record<string, string>>;

/** Why a form was refused: errors beside its fields, a sentence above them, or both. */
export interface Refusal {
  readonly error?: string;
  readonly fields?: Faults;
}

/** A refusal with errors beside fields, or undefined if there are none. */
export const beside = (fields: Faults): Refusal | undefined =>
  Object.keys(fields).length > 0 ? { fields } : undefined;

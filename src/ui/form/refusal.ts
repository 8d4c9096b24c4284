/** What is wrong, by the field's name: a sentence beside each. */
export type Faults = Readonly<Record<string, string>>;

/** Why a form was not taken: beside its fields, above them, or both. */
export interface Refusal {
  readonly error?: string;
  readonly fields?: Faults;
}

/** The refusal of faults found beside fields; none found is no refusal. */
export const beside = (fields: Faults): Refusal | undefined =>
  Object.keys(fields).length > 0 ? { fields } : undefined;

/** The merge of two people's edits of one record. */
export interface Merge<Draft, Part extends keyof Draft = keyof Draft> {
  /** The user's draft with the other's changes. Where both changed a part, the user's stays. */
  readonly draft: Draft;
  /** Changed by the other only, or by both in a way that could be combined. */
  readonly taken: readonly Part[];
  /** Changed differently by both: the user has to choose. */
  readonly contested: readonly Part[];
}

/** Combines two versions of a part; null if they conflict. */
export type Combine<Draft, Part extends keyof Draft> = {
  readonly [One in Part]?: (base: Draft[One], mine: Draft[One], theirs: Draft[One]) => Draft[One] | null;
};

interface Comparing<Draft, Part extends keyof Draft> {
  /** A part as a comparable string; its JSON by default. */
  readonly written?: (draft: Draft, part: Part) => string;
  /** A part without what changes by itself, such as stock by sales; `written` by default. */
  readonly traits?: (draft: Draft, part: Part) => string;
  readonly combine?: Combine<Draft, Part>;
}

export const asJson = <Draft>(draft: Draft, part: keyof Draft): string => JSON.stringify(draft[part]);

/**
 * Three-way merge of the user's edits (`mine`) and a version saved meanwhile (`theirs`) against `base`. A part that
 * only one of the two changed is not a conflict.
 */
export function mergeParts<Draft extends object, Part extends keyof Draft>(
  parts: readonly Part[],
  base: Draft,
  mine: Draft,
  theirs: Draft,
  { written = asJson, traits = written, combine = {} }: Comparing<Draft, Part> = {},
): Merge<Draft, Part> {
  let draft = mine;
  const theirParts: Part[] = [];
  const conflicts: Part[] = [];
  const take = (part: Part, value: Draft[Part]) => {
    draft = { ...draft, [part]: value };
    theirParts.push(part);
  };
  for (const part of parts) {
    if (traits(theirs, part) === traits(base, part)) continue;
    if (written(mine, part) === written(base, part)) take(part, theirs[part]);
    else if (written(mine, part) !== written(theirs, part)) {
      const both = combine[part]?.(base[part], mine[part], theirs[part]) ?? null;
      if (both === null) conflicts.push(part);
      else take(part, both);
    }
  }
  return { draft, taken: theirParts, contested: conflicts };
}

/** What two people made of one thing, put together. */
export interface Merged<Draft, Part extends keyof Draft = keyof Draft> {
  /** Mine, with what only they changed. Where both changed a part it holds mine. */
  readonly draft: Draft;
  /** Changed by them alone, or by both in a way that fits together. */
  readonly taken: readonly Part[];
  /** Changed by both, and differently: somebody has to choose. */
  readonly contested: readonly Part[];
}

/** Parts whose two versions may fit together; null where they do not. */
export type Combine<Draft, Part extends keyof Draft> = {
  readonly [One in Part]?: (base: Draft[One], mine: Draft[One], theirs: Draft[One]) => Draft[One] | null;
};

interface Comparing<Draft, Part extends keyof Draft> {
  /** A part as somebody wrote it; its JSON unless said. */
  readonly written?: (draft: Draft, part: Part) => string;
  /** A part without what changes by itself, such as stock by sales; as it is written unless said. */
  readonly traits?: (draft: Draft, part: Part) => string;
  readonly combine?: Combine<Draft, Part>;
}

export const asJson = <Draft>(draft: Draft, part: keyof Draft): string => JSON.stringify(draft[part]);

/**
 * Merges what I typed with what somebody saved meanwhile, both starting from `base`: which of these
 * parts only one of the two changed needs no question.
 */
export function mergeParts<Draft extends object, Part extends keyof Draft>(
  parts: readonly Part[],
  base: Draft,
  mine: Draft,
  theirs: Draft,
  { written = asJson, traits = written, combine = {} }: Comparing<Draft, Part> = {},
): Merged<Draft, Part> {
  let draft = mine;
  const taken: Part[] = [];
  const contested: Part[] = [];
  const take = (part: Part, value: Draft[Part]) => {
    draft = { ...draft, [part]: value };
    taken.push(part);
  };
  for (const part of parts) {
    if (traits(theirs, part) === traits(base, part)) continue;
    if (written(mine, part) === written(base, part)) take(part, theirs[part]);
    else if (written(mine, part) !== written(theirs, part)) {
      const both = combine[part]?.(base[part], mine[part], theirs[part]) ?? null;
      if (both === null) contested.push(part);
      else take(part, both);
    }
  }
  return { draft, taken, contested };
}

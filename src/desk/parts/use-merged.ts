import { useState } from 'react';
import { type Combine, type Merge, mergeParts } from './merge-parts.ts';

/** The stored values with their version (0 for a new record). */
interface Version<Draft> {
  readonly version: number;
  readonly content: Draft;
}

/** The merge of two edits, with both originals. */
export interface BothMade<Draft, Part extends keyof Draft> extends Merge<Draft, Part> {
  readonly mine: Draft;
  readonly theirs: Draft;
}

/**
 * When the page has loaded a newer version (`latest`), merges it with the user's input (three-way), so that no input is
 * lost.
 * @param parts the parts to compare
 * @returns the version that saving will overwrite, and the last merge
 */
export function useMerged<Draft extends object, Part extends keyof Draft>(
  { values, set }: { values: Draft; set: (draft: Draft) => void },
  latest: Version<Draft>,
  parts: readonly Part[],
  combine: Combine<Draft, Part> = {},
) {
  const [start, setStart] = useState(latest);
  const [both, setBoth] = useState<BothMade<Draft, Part> | null>(null);
  // Deleted meanwhile: the draft stays, and saving creates a new one.
  if (latest.version !== start.version && latest.version > 0) {
    const result = mergeParts(parts, start.content, values, latest.content, { combine });
    setStart(latest);
    setBoth({ ...result, mine: values, theirs: latest.content });
    set(result.draft);
  }
  return { version: start.version, both };
}

import { useState } from 'react';
import { type Combine, type Merged, mergeParts } from './merge-parts.ts';

/** The stored values and their version (0 for a new one). */
export interface Stored<Draft> {
  readonly version: number;
  readonly content: Draft;
}

/** The merge of two edits, beside each of them. */
export interface BothMade<Draft, Part extends keyof Draft> extends Merged<Draft, Part> {
  readonly mine: Draft;
  readonly theirs: Draft;
}

/**
 * A draft. When the page has read a newer version (`stored`), the draft and that version are merged (three-way), and
 * nothing typed is lost.
 *
 * @param names the parts that are compared, with what the form calls them
 */
export function useMergedDraft<Draft extends object, Part extends keyof Draft>(
  stored: Stored<Draft>,
  names: Readonly<Record<Part, string>>,
  combine: Combine<Draft, Part> = {},
) {
  const [begun, setBegun] = useState(stored);
  const [draft, setDraft] = useState(stored.content);
  const [both, setBoth] = useState<BothMade<Draft, Part> | null>(null);
  // Deleted meanwhile: the draft stays, and saving creates a new one.
  if (stored.version !== begun.version && stored.version > 0) {
    const parts = Object.keys(names) as Part[];
    const merged = mergeParts(parts, begun.content, draft, stored.content, { combine });
    setBegun(stored);
    setBoth({ ...merged, mine: draft, theirs: stored.content });
    setDraft(merged.draft);
  }
  return {
    draft,
    setDraft,
    set: (over: Partial<Draft>) => setDraft((now) => ({ ...now, ...over })),
    /** The version that saving overwrites. */
    version: begun.version,
    both,
  };
}

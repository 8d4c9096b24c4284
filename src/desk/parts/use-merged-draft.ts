import { useState } from 'react';
import { type Combine, type Merged, mergeParts } from './merge-parts.ts';

/** A thing as it stands in the shop: what can be edited of it, and its version (0 for one that is not there yet). */
export interface Stored<Draft> {
  readonly version: number;
  readonly content: Draft;
}

/** What both made of a thing, beside what each of them made of it. */
export interface BothMade<Draft, Part extends keyof Draft> extends Merged<Draft, Part> {
  readonly mine: Draft;
  readonly theirs: Draft;
}

/**
 * A thing as it is typed here. When the page has read it again and it is another version by then (`stored`), what somebody
 * else saved and what was typed are put together; nothing typed is lost.
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
  // What is gone from the shop takes nothing typed with it: saved again, it is a new one.
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
    /** The version that saving goes over. */
    version: begun.version,
    both,
  };
}

import { useCallback, useEffect, useState } from 'react';
import { type CameraDraft, copyOf, type Product } from './camera-draft.ts';

const placeOf = (shopId: string) => `drafts ${shopId}`;

/** The drafts of a shop on this device; none where the browser keeps nothing. */
function readDrafts(shopId: string): CameraDraft[] {
  try {
    return JSON.parse(localStorage.getItem(placeOf(shopId)) ?? '[]') as CameraDraft[];
  } catch {
    return [];
  }
}

function keepDrafts(shopId: string, drafts: readonly CameraDraft[]): void {
  try {
    if (drafts.length > 0) localStorage.setItem(placeOf(shopId), JSON.stringify(drafts));
    else localStorage.removeItem(placeOf(shopId));
  } catch {
    // Storage is full or blocked: the drafts last as long as the page.
  }
}

/**
 * The products that were begun on this device, kept until they are published or deleted; photos on their way are kept by
 * their own queue.
 * @param original a product of which a copy is begun
 */
export function useDrafts(shopId: string, original: Product | null) {
  const [drafts, setDrafts] = useState(() => {
    const existing = readDrafts(shopId);
    const copy = original && copyOf(original);
    return copy && existing.every(({ id }) => id !== copy.id) ? [copy, ...existing] : existing;
  });
  const [openId, setOpenId] = useState(drafts[0]?.id ?? null);
  useEffect(() => keepDrafts(shopId, drafts), [shopId, drafts]);
  const change = useCallback(
    (draft: CameraDraft) => setDrafts((now) => now.map((one) => (one.id === draft.id ? draft : one))),
    [],
  );
  return {
    drafts,
    openId,
    open: setOpenId,
    change,
    add: (more: readonly CameraDraft[]) => {
      setDrafts((now) => [...now, ...more]);
      setOpenId(more[0]?.id ?? null);
    },
    /** Forgets a draft and opens the next one. */
    drop: (id: string) => {
      setDrafts((now) => now.filter((one) => one.id !== id));
      setOpenId(drafts.find((one) => one.id !== id)?.id ?? null);
    },
  };
}

import { useState } from 'react';
import { toast } from './toast/toast.ts';

type Work = () => Promise<{ message: string }>;

/**
 * Runs a button's action, one at a time; shows its answer or its refusal as a toast.
 * @param after runs after each action, refused or not: what is shown may be out of date
 * @returns whether it is running, and how to run it; the promise tells whether it succeeded
 */
export function useAction(after?: () => unknown): [busy: boolean, run: (work: Work) => Promise<boolean>] {
  const [busy, setBusy] = useState(false);
  async function run(work: Work): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const done = await showOutcome(work);
    await after?.();
    setBusy(false);
    return done;
  }
  return [busy, run];
}

/** The same for actions that may run at once: shows the answer or the refusal, and tells whether it succeeded. */
export async function showOutcome(work: Work): Promise<boolean> {
  try {
    toast.success((await work()).message);
    return true;
  } catch (error) {
    toast.error((error as Error).message);
    return false;
  }
}

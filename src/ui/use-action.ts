import { useState } from 'react';
import { toast } from './toast/toast.ts';

type Work = () => Promise<{ message: string }>;

/**
 * Runs a button's action, one at a time, and shows its answer or refusal as a toast.
 * @param after runs after each action, even a refused one, since the page may be out of date
 * @returns whether it is running, and a function that runs it and resolves to whether it succeeded
 */
export function useAction(after?: () => unknown): [busy: boolean, run: (work: Work) => Promise<boolean>] {
  const [busy, setBusy] = useState(false);
  async function run(work: Work): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const isDone = await showOutcome(work);
    await after?.();
    setBusy(false);
    return isDone;
  }
  return [busy, run];
}

/** The same for actions that may overlap: shows the answer or refusal, and resolves to whether it succeeded. */
export async function showOutcome(work: Work): Promise<boolean> {
  try {
    toast.success((await work()).message);
    return true;
  } catch (error) {
    toast.error((error as Error).message);
    return false;
  }
}

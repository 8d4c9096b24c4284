import { useState } from 'react';
import { toast } from '../../ui/toast/toast.ts';

/**
 * Runs a button's action, one at a time; shows its answer or its refusal as a toast.
 * @returns whether it is running, and how to run it; the promise tells whether it succeeded
 */
export function useAction(): [
  busy: boolean,
  run: (work: () => Promise<{ message: string }>) => Promise<boolean>,
] {
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<{ message: string }>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    try {
      toast.success((await work()).message);
      return true;
    } catch (error) {
      toast.error((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return [busy, run];
}

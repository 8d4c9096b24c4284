import { useState } from 'react';
import { toast } from '../../ui/toast/toast.ts';

/**
 * Runs what a button does: one at a time, what it answers as a toast, a refusal as its sentence. Gives whether it is
 * under way, and how to run it; the promise says whether it went well.
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

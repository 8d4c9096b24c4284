import { useState } from 'react';
import type { Api } from '../../../calls.ts';
import { isCallError, isPassing } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { showOutcome } from '../../../ui/use-action.ts';
import { useApi } from '../../../web/page.tsx';
import { useGoToLogin, useRefresh } from '../../../web/shell-context.tsx';
import type { CartLine } from '../cart.ts';
import { moveForm, removeSavedForm } from './saved-forms.ts';

/**
 * Moves and removes saved lines, one click per line at a time, and shows the result. `onLeft` is called once the page
 * shows it.
 */
export function useSavedLines(onLeft: (savedId: string) => void) {
  const api = useApi();
  const refresh = useRefresh();
  const goToLogin = useGoToLogin();
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());

  async function press(
    savedId: string,
    call: (api: Api) => Promise<{ message: string; stay?: number }>,
    undo?: () => void,
  ) {
    if (waiting.has(savedId)) return;
    setWaiting((now) => new Set(now).add(savedId));
    try {
      const { message, stay = 0 } = await call(api);
      if (stay > 0) toast.info(message);
      else toast.success(message, undo && { undo });
      await refresh();
      if (stay === 0) onLeft(savedId);
    } catch (error) {
      if (isCallError(error) && error.status === 401) goToLogin();
      toast.error((error as Error).message);
      // Refused, most likely for lack of stock: the page shows what is left now.
      if (!isPassing(error)) await refresh();
    } finally {
      setWaiting((now) => new Set([...now].filter((other) => other !== savedId)));
    }
  }
  return {
    waiting,
    move: (savedId: string) => press(savedId, (sending) => moveForm.send(sending, { savedId })),
    remove: ({ _id: savedId, variantId, quantity }: CartLine) =>
      press(
        savedId,
        (sending) => removeSavedForm.send(sending, { savedId }),
        () => void showOutcome(() => api.cart.saveVariant({ variantId, quantity })).then(refresh),
      ),
  };
}

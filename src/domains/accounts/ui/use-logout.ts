import { useCallback } from 'react';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useGoAndRefresh } from '../../../web/shell-context.tsx';
import { logOutForm } from './log-out-form.ts';
import { dropToken } from './token.ts';

/** Logs out here and on the server, then goes to `target`: the home page from the header, /login from the dashboard. */
export function useLogout(target: '/' | '/login'): () => Promise<void> {
  const api = useApi();
  const go = useGoAndRefresh();
  return useCallback(async () => {
    try {
      const { message } = await logOutForm.send(api, {});
      dropToken();
      await go(target);
      toast.success(message);
    } catch (error) {
      toast.error((error as Error).message);
    }
  }, [api, go, target]);
}

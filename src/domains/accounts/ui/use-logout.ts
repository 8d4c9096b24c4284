import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import { dropToken } from './token.ts';

/** Logs out here and on the server, then goes to `target`: the home page from the header, /login from the dashboard. */
export function useLogout(target: '/' | '/login'): () => Promise<void> {
  const api = useApi();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return useCallback(async () => {
    try {
      const { message } = await api.accounts.logOut();
      dropToken();
      await navigate(target);
      await refresh();
      toast.success(message);
    } catch (error) {
      toast.error((error as Error).message);
    }
  }, [api, navigate, refresh, target]);
}

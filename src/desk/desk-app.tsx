import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import * as m from '#messages/desk';
import type { DeskApi } from '../calls.ts';
import { ErrorState } from '../ui/error-state/error-state.tsx';
import { forgetEntries } from '../ui/form/kept-entry.ts';
import { ViewTransitions } from '../ui/link.tsx';
import { resumePhotos } from '../web/photos/resume-photos.ts';
import { chosenShop, keepChosenShop } from './chosen-shop.ts';
import styles from './desk-app.module.css';
import { deskApi } from './desk-api.ts';
import { deskRouter } from './desk-router.tsx';
import { Opening } from './frame/opening.tsx';
import { Login } from './login/login.tsx';
import { useProof } from './prove/use-proof.tsx';
import { type DeskShop, type DeskStaff, SessionProvider } from './session.tsx';

type State =
  | { is: 'asking' }
  | { is: 'failed'; why: string }
  | { is: 'known'; staff: DeskStaff | null; shops: readonly DeskShop[] };

/** Loads the session: shows the login page to a visitor, the desk to staff. */
export function DeskApp() {
  const [state, setState] = useState<State>({ is: 'asking' });
  const nobody = useCallback(() => setState({ is: 'known', staff: null, shops: [] }), []);
  const { askProof, dialog } = useProof();
  const api = useMemo(() => deskApi(nobody, askProof), [nobody, askProof]);
  const ask = useCallback(
    () =>
      api.deskStaff.whoAmI().then(
        (who) => setState({ is: 'known', ...who }),
        (error: Error) => setState({ is: 'failed', why: error.message }),
      ),
    [api],
  );
  useEffect(() => void ask(), [ask]);
  useEffect(resumePhotos, []);
  return (
    <>
      {state.is === 'asking' && <Opening />}
      {state.is === 'failed' && (
        <main className={styles.middle}>
          <ErrorState title={m.not_opened()} titleAs="h1" onRetry={() => void ask()}>
            {state.why}
          </ErrorState>
        </main>
      )}
      {/* A full reload after login, so that nothing of the previous user stays in memory. */}
      {state.is === 'known' && !state.staff && <Login api={api} onLogin={() => location.reload()} />}
      {state.is === 'known' && state.staff && (
        <Desk api={api} staff={state.staff} shops={state.shops} refresh={ask} onLogOut={nobody}>
          {dialog}
        </Desk>
      )}
    </>
  );
}

interface DeskProps {
  readonly api: DeskApi;
  readonly staff: DeskStaff;
  readonly shops: readonly DeskShop[];
  readonly refresh: () => Promise<void>;
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

function Desk({ api, staff, shops, refresh, onLogOut, children }: DeskProps) {
  const [shop, setShop] = useState(() => chosenShop(staff, shops));
  const [{ router, lookInto }] = useState(() => deskRouter(api, staff, shop));
  const session = useMemo(
    () => ({
      api,
      staff,
      shops,
      shop,
      reload: () => router.revalidate(),
      refresh,
      chooseShop: (next: DeskShop | null) => {
        setShop(next);
        keepChosenShop(next);
        lookInto(next);
      },
      logOut: async () => {
        await api.deskStaff.logOut({});
        forgetEntries();
        onLogOut();
      },
    }),
    [api, staff, shops, shop, refresh, router, lookInto, onLogOut],
  );
  return (
    <SessionProvider value={session}>
      <ViewTransitions value={true}>
        <RouterProvider router={router} />
      </ViewTransitions>
      {children}
    </SessionProvider>
  );
}

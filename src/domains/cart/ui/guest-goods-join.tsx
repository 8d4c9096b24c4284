import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../../web/page.tsx';
import { useRefresh, useShell } from '../../../web/shell-context.tsx';
import { guestGoods } from '../../catalogue/ui/guest-goods.ts';
import { leftOut, saveLeftOut } from './left-out.ts';

/**
 * Adds what still waits on this device as soon as a page of a logged-in customer opens, whichever way or tab they logged
 * in, and again after a failure. Logging out forgets what was left out: it was that customer's. Shows nothing.
 */
export function GuestGoodsJoin() {
  const isLoggedIn = useShell().customer !== null;
  const { key } = useLocation();
  const wasLoggedIn = useRef(isLoggedIn);
  useEffect(() => {
    if (wasLoggedIn.current && !isLoggedIn && leftOut().length > 0) saveLeftOut([]);
    wasLoggedIn.current = isLoggedIn;
  }, [isLoggedIn]);
  return isLoggedIn ? <JoinOnce key={key} /> : null;
}

function JoinOnce(): null {
  const api = useApi();
  const refresh = useRefresh();
  useEffect(() => {
    if (guestGoods().length === 0) return;
    void import('./finish-guest-goods.ts')
      .then(({ finishGuestGoods }) => finishGuestGoods(api))
      .then((hasChanged) => hasChanged && refresh());
  }, [api, refresh]);
  return null;
}

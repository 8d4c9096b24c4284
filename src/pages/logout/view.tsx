import { useEffect, useRef } from 'react';
import * as m from '#messages/login';
import { logOutForm } from '../../domains/accounts/ui/log-out-form.ts';
import { useLogout } from '../../domains/accounts/ui/use-logout.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PressForm } from '../../ui/form/press-form.tsx';

/**
 * Logs out and goes home. Reading the page alone logs nobody out: that is a call of its own, which the server refuses
 * to other sites. The button stays for when that call did not get through.
 */
export default function Logout() {
  const logout = useLogout('/');
  const started = useRef(false);
  useEffect(() => {
    if (started.current || !cameFromHere()) return;
    started.current = true;
    void logout();
  }, [logout]);
  return (
    <EmptyState
      title={m.logout()}
      action={
        <PressForm values={{ form: logOutForm.name }} onPress={logout}>
          <Button type="submit">{m.logout()}</Button>
        </PressForm>
      }
    >
      {m.cart_and_wishlist_stay()}
    </EmptyState>
  );
}

/** False when a link on another site led here: then the customer is asked. */
function cameFromHere(): boolean {
  return document.referrer === '' || new URL(document.referrer).origin === window.location.origin;
}

import { useEffect, useRef } from 'react';
import * as m from '#messages/login';
import { logOutForm } from '../../domains/accounts/ui/log-out-form.ts';
import { useLogout } from '../../domains/accounts/ui/use-logout.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PressForm } from '../../ui/form/press-form.tsx';

/**
 * Logs out and goes to the home page. Loading the page alone logs nobody out: that takes an API call, which the server
 * refuses from other sites. The button is for when that call failed.
 */
export default function Logout() {
  const logout = useLogout('/');
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current || !cameFromHere()) return;
    hasStarted.current = true;
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

/** False if a link on another site led here: then the customer is asked first. */
function cameFromHere(): boolean {
  return document.referrer === '' || new URL(document.referrer).origin === window.location.origin;
}

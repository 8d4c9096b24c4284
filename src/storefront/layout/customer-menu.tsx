import { useId } from 'react';
import * as m from '#messages/shell';
import { logOutForm } from '../../domains/accounts/ui/log-out-form.ts';
import { useLogout } from '../../domains/accounts/ui/use-logout.ts';
import { PressForm } from '../../ui/form/press-form.tsx';
import { IconLink } from '../../ui/icon-button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './user-menu.module.css';

/** The customer's notices, and a menu with their name and account pages. */
export function CustomerMenu({ name }: { name: string }) {
  const { wishlistCount, unreadNotices = 0 } = useShell();
  const logout = useLogout('/');
  const id = useId();
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <span className={styles.bell}>
        <IconLink
          icon="bell"
          href="/dashboard/notices"
          label={m.notices_unread({ unread: unreadNotices })}
          count={unreadNotices}
        />
      </span>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-haspopup="true"
        aria-label={m.your_account_named({ customer: name })}
      >
        <Icon name="user" size="1.5rem" /> <span className={styles.name}>{name}</span>
        <Icon name="chevron-down" size="1rem" />
      </button>
      {/* oxlint-disable-next-line click-events-have-key-events, no-static-element-interactions -- the links inside are the controls; any choice closes the menu */}
      <div id={id} popover="auto" className={styles.menu} onClick={close}>
        <Link href="/dashboard">{m.dashboard()}</Link>
        <Link href="/dashboard/myaddress">{m.my_profile()}</Link>
        <Link href="/dashboard/notices">{m.notices()}</Link>
        <Link href="/dashboard/my-orders">{m.orders()}</Link>
        <Link href="/dashboard/my-wishlist">{m.wishlist({ wishlistCount })}</Link>
        <PressForm action="/logout" values={{ form: logOutForm.name }} onPress={logout}>
          <button type="submit">{m.logout()}</button>
        </PressForm>
      </div>
    </>
  );
}

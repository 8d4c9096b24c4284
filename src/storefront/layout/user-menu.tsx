import * as m from '#messages/shell';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useShell } from '../../web/shell-context.tsx';
import styles from './user-menu.module.css';
import { later, loadPatiently } from '../../ui/later.tsx';

const load = async () => ({ default: (await import('./customer-menu.tsx')).CustomerMenu });

const CustomerMenuLater = later(import.meta.env.SSR ? (await load()).default : loadPatiently(load));

/** The account menu: the customer's name and pages, or a login link for a guest. */
export function UserMenu() {
  const { customer } = useShell();
  if (customer) return <CustomerMenuLater name={customer.name} />;
  return (
    <Link className={styles.opener} href="/login">
      <Icon name="user" size="1.5rem" /> <span>{m.login()}</span>
    </Link>
  );
}

import { Link } from '../../ui/link.tsx';
import styles from './parts.module.css';

/** Which part of a list is shown, as links: each is an address of its own. */
export const Tabs = ({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly { label: string; href: string; value: string }[];
  current: string;
}) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ label: words, href, value }) => (
      <Link key={value} href={href} replace aria-current={value === current ? 'page' : undefined}>
        {words}
      </Link>
    ))}
  </nav>
);

import { useEffect, useRef } from 'react';
import { Link } from '../../ui/link.tsx';
import styles from './parts.module.css';

/** Which part of a list is shown, as links: each is an address of its own. On a phone one row, with the chosen one in sight. */
export function Tabs({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly { label: string; href: string; value: string }[];
  current: string;
}) {
  const row = useRef<HTMLElement>(null);
  const at = tabs.findIndex(({ value }) => value === current);
  useEffect(() => {
    const show = () => {
      const chosen = row.current?.children[at];
      if (row.current && chosen instanceof HTMLElement)
        row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
    };
    show();
    // Other letters are of another width.
    void document.fonts.ready.then(show);
  }, [at]);
  return (
    <nav ref={row} className={styles.tabs} aria-label={label}>
      {tabs.map(({ label: words, href, value }) => (
        <Link key={value} href={href} replace aria-current={value === current ? 'page' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

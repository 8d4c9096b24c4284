import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../ui/link.tsx';
import { useHere } from './address.ts';
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

/**
 * Which part of a list is shown, by one member of its address; the first part is the one without it.
 * @param name the member
 */
export function ListTabs({
  label,
  name,
  parts,
}: {
  label: string;
  name: string;
  parts: readonly (readonly [value: string, label: string])[];
}) {
  const here = useHere();
  const [search] = useSearchParams();
  const first = parts[0]?.[0] ?? '';
  const tabs = parts.map(([value, words]) => ({
    value,
    label: words,
    href: here({ [name]: value === first ? '' : value }),
  }));
  return <Tabs label={label} tabs={tabs} current={search.get(name) ?? first} />;
}

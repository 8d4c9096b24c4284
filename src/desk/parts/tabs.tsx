import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../ui/link.tsx';
import { useHere } from './address.ts';
import styles from './parts.module.css';

/** Filter tabs of a list, as links with an address each. On a phone they are one row, scrolled to the current tab. */
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
      const tab = row.current?.children[at];
      if (row.current && tab instanceof HTMLElement)
        row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
    };
    show();
    // The web font changes the width of the text.
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
 * Filter tabs that set one query parameter.
 * @param name the query parameter
 * @param start the tab of the list without it: by default the first
 */
export function ListTabs({
  label,
  name,
  parts,
  start = parts[0]?.[0] ?? '',
}: {
  label: string;
  name: string;
  parts: readonly (readonly [value: string, label: string])[];
  start?: string;
}) {
  const here = useHere();
  const [search] = useSearchParams();
  const tabs = parts.map(([value, words]) => ({
    value,
    label: words,
    href: here({ [name]: value === start ? '' : value }),
  }));
  return <Tabs label={label} tabs={tabs} current={search.get(name) ?? start} />;
}

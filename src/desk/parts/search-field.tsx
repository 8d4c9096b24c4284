import { type ReactNode, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';
import { useHere } from './address.ts';
import styles from './parts.module.css';

/**
 * The search field of a list; the key `/` focuses it.
 * @param name the query parameter that holds the search
 * @param hrefOf builds the address of a search, if more than that parameter changes
 */
export function SearchField({
  label,
  name = 'search',
  hrefOf,
}: {
  label: string;
  name?: string;
  hrefOf?: (words: string) => string;
}) {
  const navigate = useNavigate();
  const here = useHere();
  const [search] = useSearchParams();
  const value = search.get(name) ?? '';
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', does: m.search(), run: () => field.current?.focus() }]);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const words = field.current?.value.trim() ?? '';
        void navigate(hrefOf?.(words) ?? here({ [name]: words }), { replace: true });
      }}
    >
      <TextField
        key={value}
        ref={field}
        type="search"
        label={label}
        labelHidden
        placeholder={label}
        defaultValue={value}
        maxLength={60}
      />
      <Button type="submit" variant="secondary" size="small">
        {m.search()}
      </Button>
    </form>
  );
}

/** An empty list: what was searched for in vain, or `children` where nothing was. */
export function NoneFound({ children }: { children?: ReactNode }) {
  const words = useSearchParams()[0].get('search');
  if (!words) return children;
  return (
    <EmptyState title={m.nothing_found({ words })} titleAs="h2">
      {m.try_fewer_letters()}
    </EmptyState>
  );
}

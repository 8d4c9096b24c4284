import { useRef } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#messages/desk';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { useShortcuts } from '../shortcuts/shortcuts.tsx';
import styles from './parts.module.css';

/** The search of a list; `/` goes there. `hrefOf` gives the list's address for what is looked for. */
export function SearchField({
  label,
  value,
  hrefOf,
}: {
  label: string;
  value: string;
  hrefOf: (words: string) => string;
}) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts([{ keys: '/', does: m.search(), run: () => field.current?.focus() }]);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(hrefOf(field.current?.value.trim() ?? ''), { replace: true });
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

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSuggestions } from './use-suggestions.ts';

/** What is typed in the header's search, its suggestions, and which of them the arrow keys are at. */
export function useSearchBox() {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = new URLSearchParams(location.pathname === '/products/search' ? location.search : '');
  const [value, setValue] = useState(shown.get('value') ?? '');
  const [category, setCategory] = useState(shown.get('category') ?? '');
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState(false);
  const suggestions = useSuggestions(open ? value : '');
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the script came.
  useEffect(() => setValue((before) => input.current?.value ?? before), []);
  const expanded = open && suggestions.length > 0;

  const go = (address: string) => {
    setOpen(false);
    setActive(-1);
    void navigate(address);
  };
  const search = () => {
    if (!value.trim()) return;
    const query = new URLSearchParams({ value: value.trim() });
    if (category) query.set('category', category);
    go(`/products/search?${query}`);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A search field would empty itself: the first Escape closes the suggestions and keeps what was typed.
      if (expanded) event.preventDefault();
      setOpen(false);
    }
    if (!expanded || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    // -1 is the input itself: the round goes input, first … last, input.
    const round = suggestions.length + 1;
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((at) => ((at + 1 + step + round) % round) - 1);
  };
  return {
    value,
    category,
    setCategory,
    active,
    expanded,
    suggestions,
    /** The id of the list of suggestions. */
    list,
    input,
    go,
    press,
    submit() {
      const chosen = expanded ? suggestions[active] : undefined;
      if (chosen) go(chosen.url);
      else search();
    },
    type(text: string) {
      setValue(text);
      setActive(-1);
      setOpen(true);
    },
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}

import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Popup, PopupState } from './suggestion-popup.tsx';

/** What is typed in the header's search, and its popup, which comes when the box is first used. */
export function useSearchBox() {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = new URLSearchParams(location.pathname === '/products/search' ? location.search : '');
  const [value, setValue] = useState(shown.get('value') ?? '');
  const [category, setCategory] = useState(shown.get('category') ?? '');
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [{ expanded, active }, setPopup] = useState<PopupState>({ expanded: false, active: undefined });
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<Popup>(null);
  // What was typed before the script came.
  useEffect(() => setValue((before) => input.current?.value ?? before), []);

  const open = () => {
    setUsed(true);
    setOpen(true);
  };
  const go = (address: string) => {
    setOpen(false);
    void navigate(address);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // A search field would empty itself: the first Escape closes the suggestions and keeps what was typed.
      if (expanded) event.preventDefault();
      setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (popup.current?.move(event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
  };
  return {
    value,
    category,
    setCategory,
    expanded,
    active,
    /** The id of the list of suggestions. */
    list,
    input,
    go,
    press,
    open,
    close: () => setOpen(false),
    popup: isUsed && { list, value, open: isOpen, ref: popup, onChange: setPopup, onChoose: go },
    submit() {
      const chosen = popup.current?.chosen();
      if (chosen) return go(chosen);
      const typed = value.trim();
      if (!typed) return;
      popup.current?.keep(typed);
      go(`/products/search?${new URLSearchParams({ value: typed, ...(category && { category }) })}`);
    },
    type(text: string) {
      setValue(text);
      open();
    },
  };
}

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Popup, PopupState } from './suggestion-popup.tsx';

/** State of the header's search field and its popup, which loads when the field is first used. */
export function useSearchBox() {
  const location = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(location.pathname === '/products/search' ? location.search : '');
  const [value, setValue] = useState(query.get('value') ?? '');
  const [category, setCategory] = useState(query.get('category') ?? '');
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [{ expanded, active }, setPopup] = useState<PopupState>({ expanded: false, active: undefined });
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const popup = useRef<Popup>(null);

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
      // A search field would clear itself: the first Escape closes the suggestions and keeps the text.
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
    /** The id of the suggestions list. */
    list,
    input,
    go,
    press,
    open,
    close: () => setOpen(false),
    popup: isUsed && { list, value, open: isOpen, ref: popup, onChange: setPopup, onChoose: go },
    submit() {
      const choice = popup.current?.chosen();
      if (choice) return go(choice);
      const text = value.trim();
      if (!text) return;
      popup.current?.keep(text);
      go(`/products/search?${new URLSearchParams({ value: text, ...(category && { category }) })}`);
    },
    type(text: string) {
      setValue(text);
      // Text typed before hydration is taken over, perhaps when the field is left already.
      if (document.activeElement === input.current) open();
    },
  };
}

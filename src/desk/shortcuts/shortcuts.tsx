import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** A key, or two in sequence ("g o"), that does something on this page. */
export interface Shortcut {
  readonly keys: string;
  /** What it does in a few words, for the overview. */
  readonly does: string;
  readonly run: () => void;
}

interface Shortcuts {
  readonly all: () => readonly Shortcut[];
  readonly add: (owner: object, some: readonly Shortcut[]) => () => void;
  /** Single-key shortcuts get in the way of speech input, so they can be switched off (WCAG 2.1.4). */
  readonly on: boolean;
  readonly setOn: (on: boolean) => void;
}

const Context = createContext<Shortcuts | null>(null);
const storageKey = 'desk-shortcuts';
/** How soon the second key must follow the first, in milliseconds. */
const patience = 1_200;

export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const registry = useRef(new Map<object, readonly Shortcut[]>());
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const all = useCallback(() => [...registry.current.values()].flat(), []);
  useEffect(() => {
    if (!on) return;
    let first: { key: string; at: number } | null = null;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target))
        return;
      const before = first && event.timeStamp - first.at < patience ? `${first.key} ` : '';
      const shortcut =
        all().find(({ keys }) => keys === before + event.key) ?? all().find(({ keys }) => keys === event.key);
      first = shortcut ? null : { key: event.key, at: event.timeStamp };
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, all]);
  const value = useMemo<Shortcuts>(
    () => ({
      all,
      on,
      setOn: (next) => {
        localStorage.setItem(storageKey, next ? 'on' : 'off');
        setOn(next);
      },
      add: (owner, some) => {
        registry.current.set(owner, some);
        return () => void registry.current.delete(owner);
      },
    }),
    [all, on],
  );
  return <Context value={value}>{children}</Context>;
}

/** Whether the key belongs to a text field or an open dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null
  );
}

export function useShortcutList(): Shortcuts {
  const shortcuts = useContext(Context);
  if (!shortcuts) throw new Error('Shortcuts need a ShortcutsProvider above them');
  return shortcuts;
}

/** Registers shortcuts while this component is mounted, and lists them in the overview (`?`). */
export function useShortcuts(some: readonly Shortcut[]): void {
  const { add } = useShortcutList();
  const owner = useRef({});
  useEffect(() => add(owner.current, some));
}

import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { useTopDialog } from '../dialog/use-modal.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import styles from './toast.module.css';
import { type Toast, toastEvent } from './toast.ts';

/** How long a toast stays, in milliseconds. Errors, and what can be undone, take longer. */
const duration = { success: 4000, info: 4000, error: 7000 } satisfies Record<Toast['tone'], number>;
const undoable = 8000;
const icons = { success: 'check', info: 'info', error: 'warning' } satisfies Record<Toast['tone'], IconName>;

type ToastOnScreen = Toast & { readonly id: number };

/** The newest toast, within the dialog in front if one is open. `early` are those from before this component loaded. */
export function Toasts({ early }: { early: Toast[] }) {
  const [current, setShown] = useState<ToastOnScreen | null>(null);
  const last = useRef(0);
  const dialog = useTopDialog();
  useEffect(() => {
    const show = (toastToShow: Toast) => setShown({ ...toastToShow, id: ++last.current });
    const hear = (event: Event) => show((event as CustomEvent<Toast>).detail);
    window.addEventListener(toastEvent, hear);
    for (const toastToShow of early.splice(0)) show(toastToShow);
    return () => window.removeEventListener(toastEvent, hear);
  }, [early]);
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(current !== null, place);
  if (!current) return null;
  const toast = (
    <div ref={place} className={classes(styles.place, dialog && styles.inDialog)} {...room}>
      <OneToast key={current.id} toast={current} onClose={() => setShown(null)} />
    </div>
  );
  return dialog ? createPortal(<div role="alert">{toast}</div>, dialog) : toast;
}

/** In milliseconds. A page that comes, or scrolling, changes its bars while a toast is there. */
const measuredEvery = 200;

/**
 * What the bars marked `data-edge` take of the window's top and foot, in pixels, while something is `isVisible`; and
 * whether the toast is `data-away`, at its other end of the window, because it would cover what has the focus.
 */
function useRoom(isVisible: boolean, place: RefObject<HTMLElement | null>) {
  const [{ head, foot, isAway }, setRoom] = useState({ head: 0, foot: 0, isAway: false });
  useLayoutEffect(() => {
    if (!isVisible) return;
    const measure = () =>
      setRoom((before) => {
        const bars = roomBetweenBars();
        const now = { ...bars, isAway: coversFocus(place.current, bars, before.isAway) };
        return now.head === before.head && now.foot === before.foot && now.isAway === before.isAway
          ? before
          : now;
      });
    measure();
    const timer = setInterval(measure, measuredEvery);
    document.addEventListener('focusin', measure);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', measure);
    };
  }, [isVisible, place]);
  const style = { '--head': `${head}px`, '--foot': `${foot}px` } as CSSProperties;
  return { style, 'data-away': isAway || undefined };
}

type Bars = ReturnType<typeof roomBetweenBars>;

function roomBetweenBars() {
  let [head, foot] = [0, 0];
  const bars = [...document.querySelectorAll<HTMLElement>('[data-edge]')]
    .map((bar) => ({ edge: bar.dataset.edge, box: bar.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0)
    // From the foot up: one stands on the other.
    .toSorted((a, b) => b.box.bottom - a.box.bottom);
  for (const { edge, box } of bars) {
    if (edge === 'head') head = Math.max(head, box.bottom);
    // A bar that has been scrolled away from the foot leaves it free.
    else if (box.bottom > window.innerHeight - foot - 8) foot = Math.max(foot, window.innerHeight - box.top);
  }
  return { head, foot };
}

/** Between a toast and the bars, in pixels: 0.75rem. */
const gap = 12;

/** Whether a toast in its own place would cover what has the focus, and would not at the other end of the window. */
function coversFocus(place: HTMLElement | null, { head, foot }: Bars, isAway: boolean): boolean {
  const focus = document.activeElement;
  // A heading that has the focus because its page came is as wide as the page.
  if (!place || !(focus instanceof HTMLElement) || focus.tabIndex < 0) return false;
  if (place.contains(focus)) return isAway;
  const toast = place.getBoundingClientRect();
  const box = focus.getBoundingClientRect();
  const tops = { head: head + gap, foot: window.innerHeight - foot - gap - toast.height };
  const covers = (top: number) =>
    box.left < toast.right && box.right > toast.left && box.top < top + toast.height && box.bottom > top;
  const isAtHead = place.matches(`.${styles.inDialog}`) || window.matchMedia('(width >= 64rem)').matches;
  const [own, other] = isAtHead ? [tops.head, tops.foot] : [tops.foot, tops.head];
  return covers(own) && !covers(other);
}

/**
 * The toaster is last in the document, out of a keyboard's reach: the first Tab goes to Undo, from where the focus is, and Tab
 * beyond the toast, or its end, goes back there.
 */
function useTabToUndo(hasUndo: boolean) {
  const undoRef = useRef<HTMLButtonElement>(null);
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!hasUndo) return;
    const goToUndo = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || !undoRef.current) return;
      document.removeEventListener('keydown', goToUndo);
      event.preventDefault();
      origin.current = document.activeElement as HTMLElement | null;
      undoRef.current.focus();
    };
    document.addEventListener('keydown', goToUndo);
    return () => document.removeEventListener('keydown', goToUndo);
  }, [hasUndo]);
  const goBack = () => origin.current?.focus({ preventScroll: true });
  return { undoRef, goBack };
}

/** The timer stops while the toast is hovered or focused. */
function OneToast({ toast: { tone, text, action }, onClose }: { toast: Toast; onClose: () => void }) {
  const next = action === '/cart' ? { text: m.view_cart(), href: action } : action;
  const undo = next && 'undo' in next ? next.undo : undefined;
  const [isHeld, setHeld] = useState(false);
  const { undoRef, goBack } = useTabToUndo(undo !== undefined);
  const close = useRef(onClose);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => close.current(), undo ? undoable : duration[tone]);
    return () => clearTimeout(timer);
  }, [isHeld, tone, undo]);
  return (
    <div
      className={classes(styles.toast, styles[tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[tone]} />
      <span>
        {text}
        {next && 'href' in next && (
          <Link className={styles.action} href={next.href} onClick={onClose}>
            {next.text}
          </Link>
        )}
        {undo && (
          <button
            ref={undoRef}
            type="button"
            className={styles.action}
            onClick={() => {
              goBack();
              onClose();
              undo();
            }}
          >
            {m.undo()}
          </button>
        )}
      </span>
      <button
        type="button"
        className={styles.close}
        aria-label={m.dismiss()}
        onKeyDown={({ key, shiftKey }) => key === 'Tab' && !shiftKey && goBack()}
        onClick={() => {
          goBack();
          onClose();
        }}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

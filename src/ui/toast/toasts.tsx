import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const room = useRoomBetweenBars(current !== null);
  if (!current) return null;
  const toast = (
    <div className={classes(styles.place, dialog && styles.inDialog)} style={room}>
      <OneToast key={current.id} toast={current} onClose={() => setShown(null)} />
    </div>
  );
  return dialog ? createPortal(<div role="alert">{toast}</div>, dialog) : toast;
}

/** In milliseconds. A page that comes, or scrolling, changes its bars while a toast is there. */
const measuredEvery = 200;

/** What the bars marked `data-edge` take of the window's top and foot, in pixels, while something is `isVisible`. */
function useRoomBetweenBars(isVisible: boolean): CSSProperties {
  const [{ head, foot }, setRoom] = useState({ head: 0, foot: 0 });
  useLayoutEffect(() => {
    if (!isVisible) return;
    const measure = () =>
      setRoom((before) => {
        const now = roomBetweenBars();
        return now.head === before.head && now.foot === before.foot ? before : now;
      });
    measure();
    const timer = setInterval(measure, measuredEvery);
    return () => clearInterval(timer);
  }, [isVisible]);
  return { '--head': `${head}px`, '--foot': `${foot}px` } as CSSProperties;
}

function roomBetweenBars() {
  let [head, foot] = [0, 0];
  for (const bar of document.querySelectorAll<HTMLElement>('[data-edge]')) {
    const { top, bottom, height } = bar.getBoundingClientRect();
    if (height === 0) continue;
    if (bar.dataset.edge === 'head') head = Math.max(head, bottom);
    // A bar that has been scrolled away from the foot leaves it free.
    else if (bottom > window.innerHeight - 8) foot = Math.max(foot, window.innerHeight - top);
  }
  return { head, foot };
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

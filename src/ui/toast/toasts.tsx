import { useEffect, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as m from '#messages/controls';
import { classes } from '../classes.ts';
import { useTopDialog } from '../dialog/use-modal.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import styles from './toast.module.css';
import { type Toast, toastEvent } from './toast.ts';

/** How long a toast stays, in milliseconds. Errors take longer to read. */
const duration = { success: 4000, info: 4000, error: 7000 } satisfies Record<Toast['tone'], number>;
const icons = { success: 'check', info: 'info', error: 'warning' } satisfies Record<Toast['tone'], IconName>;

type Shown = Toast & { readonly id: number };
type Change = { readonly said: Shown } | { readonly closed: number };

/** Newest on top. The same text is not shown twice at once, so five clicks give one toast. */
function reduce(shown: readonly Shown[], change: Change): readonly Shown[] {
  if ('closed' in change) return shown.filter(({ id }) => id !== change.closed);
  const { said } = change;
  return [said, ...shown.filter(({ text }) => text !== said.text)];
}

/** The visible toasts, within the dialog in front if one is open. `early` are those from before this component loaded. */
export function Toasts({ early }: { early: Toast[] }) {
  const [shown, dispatch] = useReducer(reduce, []);
  const last = useRef(0);
  const dialog = useTopDialog();
  useEffect(() => {
    const show = (said: Toast) => dispatch({ said: { ...said, id: ++last.current } });
    const hear = (event: Event) => show((event as CustomEvent<Toast>).detail);
    window.addEventListener(toastEvent, hear);
    for (const said of early.splice(0)) show(said);
    return () => window.removeEventListener(toastEvent, hear);
  }, [early]);
  const toasts = shown.map((toast) => (
    <OneToast key={toast.id} toast={toast} onClose={() => dispatch({ closed: toast.id })} />
  ));
  if (!dialog || toasts.length === 0) return toasts;
  return createPortal(
    <div className={styles.toaster} role="alert">
      {toasts}
    </div>,
    dialog,
  );
}

/** The timer stops while the toast is hovered or focused. */
function OneToast({ toast: { tone, text, action }, onClose }: { toast: Toast; onClose: () => void }) {
  const next = action === '/cart' ? { text: m.view_cart(), href: action } : action;
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => close.current(), duration[tone]);
    return () => clearTimeout(timer);
  }, [held, tone]);
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
        {next && (
          <Link className={styles.action} href={next.href} onClick={onClose}>
            {next.text}
          </Link>
        )}
      </span>
      <button type="button" className={styles.close} aria-label={m.dismiss()} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

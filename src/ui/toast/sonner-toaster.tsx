import { useEffect } from 'react';
import { Toaster, toast as sonner } from 'sonner';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';
import { showToasts, type Toast } from './toast.ts';

/** Milliseconds on the screen. What went wrong takes longer to read. */
const duration = { success: 4000, info: 4000, error: 7000 } satisfies Record<Toast['tone'], number>;

/** The same error said again while it stands there stays one: five presses without a network are no five toasts. */
function say({ tone, text }: Toast): void {
  sonner[tone](text, { duration: duration[tone], ...(tone === 'error' && { id: text }) });
}

/** The toaster itself, in a chunk of its own. sonner keeps a polite live region and pauses while pointed at. */
export function SonnerToaster() {
  useEffect(() => showToasts(say), []);
  return (
    <Toaster
      position="top-right"
      dir="ltr" // unsaid, it would ask the browser for it each time, which styles the whole page for the answer
      theme="dark"
      expand
      closeButton
      containerAriaLabel="Messages"
      offset={{ top: 'calc(var(--header, 4rem) + 0.75rem)', right: '1.25rem' }}
      mobileOffset={{ top: 'calc(var(--header, 3.5rem) + 0.5rem)', left: '0.75rem', right: '0.75rem' }}
      icons={{
        success: <Icon name="check" />,
        error: <Icon name="warning" />,
        info: <Icon name="info" />,
      }}
      toastOptions={{
        classNames: {
          toast: styles.toast,
          success: styles.success,
          error: styles.error,
          closeButton: styles.close,
        },
        closeButtonAriaLabel: 'Close this message',
      }}
    />
  );
}

import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { useFocusHandover } from '../form/focus-handover.ts';

const changeEvent = 'modalchange';

/** Says on `<html>` whether a dialog is open: `html:has(dialog:modal)` would restyle the page at each change. */
function tellPage(): void {
  document.documentElement.toggleAttribute('data-modal', topDialog() !== null);
  window.dispatchEvent(new Event(changeEvent));
}

const topDialog = () => [...document.querySelectorAll('dialog:modal')].at(-1) ?? null;

function listen(hear: () => void) {
  window.addEventListener(changeEvent, hear);
  return () => window.removeEventListener(changeEvent, hear);
}

/** The modal dialog in front, if one is open: what lies outside of it is neither seen nor read out. */
export const useTopDialog = (): Element | null => useSyncExternalStore(listen, topDialog, () => null);

/**
 * Ties a native `<dialog>` to state: opens it as a modal and reports every way of closing it (Escape, the Back gesture,
 * a click on the backdrop) once through `onClose`. The browser traps the focus, and restores it if the dialog is closed
 * before it leaves the page; otherwise this does.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  useFocusHandover(ref, opener);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      opener.current = document.activeElement;
      dialog.showModal();
    }
    if (!open && dialog.open) dialog.close();
    tellPage();
    return tellPage;
  }, [open]);
  return {
    ref,
    onClose: () => open && onClose(),
    // Told by the press itself: `close` comes a task later, after what a quick person presses next. A file field has one too.
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      if (event.target !== event.currentTarget) return;
      event.currentTarget.close();
      onClose();
    },
    // The content fills the dialog's box, so only a click on the backdrop has the dialog itself as its target.
    onClick: (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget && onClose(),
  };
}

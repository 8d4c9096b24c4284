import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * Ties a native `<dialog>` to a piece of state: opens it as a modal, and reports every way of closing it (Escape, the
 * Back gesture, a press on the dim ground) once through `onClose`. The browser keeps focus inside and gives it back.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return {
    ref,
    onClose: () => open && onClose(),
    // The dialog's own box is filled by its content: only the ground behind it has the dialog itself as target.
    onClick: (event: MouseEvent<HTMLDialogElement>) => event.target === event.currentTarget && onClose(),
  };
}

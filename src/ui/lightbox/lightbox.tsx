import type { KeyboardEvent, ReactNode } from 'react';
import * as m from '#messages/controls';
import { useModal } from '../dialog/use-modal.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './lightbox.module.css';

/** A dialog that fills the screen, for pictures. `keys`: what a key does, by its name. */
export function Lightbox({
  label,
  keys,
  onClose,
  children,
}: {
  label: string;
  keys: Readonly<Record<string, () => void>>;
  onClose: () => void;
  children: ReactNode;
}) {
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog className={styles.lightbox} aria-label={label} onKeyDown={press} {...useModal(true, onClose)}>
      {children}
    </dialog>
  );
}

/** Buttons over a lightbox: in its upper corner, or at its foot. */
export const LightboxBar = ({ place, children }: { place: 'corner' | 'foot'; children: ReactNode }) => (
  <div className={styles.bar} data-place={place}>
    {children}
  </div>
);

/** Where one is in a lightbox, between buttons back and on. `at` counts from 0. */
export const Turns = ({
  at,
  count,
  turn,
  children,
}: {
  at: number;
  count: number;
  turn: (by: number) => void;
  children: ReactNode;
}) => (
  <>
    <IconButton icon="chevron-left" label={m.previous()} aria-disabled={at === 0} onClick={() => turn(-1)} />
    <span aria-live="polite">{children}</span>
    <IconButton
      icon="chevron-right"
      label={m.next()}
      aria-disabled={at >= count - 1}
      onClick={() => turn(1)}
    />
  </>
);

import { useState } from 'react';
import * as m from '#messages/shell';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { useLoaded } from '../../ui/loaded.ts';

const loadMenu = () => import('./side-menu.tsx').then((module) => module.SideMenu);

/** Opens the phone's menu, loaded on touch. A component of its own, so that a click does not render the whole header. */
export function MenuButton({ className }: { className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const SideMenu = useLoaded(loadMenu, isWanted);
  return (
    <>
      <IconButton
        className={className}
        icon="menu"
        label={m.menu()}
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerDown={() => setWanted(true)}
        onFocus={() => setWanted(true)}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
      {SideMenu && <SideMenu open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

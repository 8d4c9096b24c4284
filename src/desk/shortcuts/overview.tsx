import * as m from '#messages/desk';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './overview.module.css';
import { useShortcutList } from './shortcuts.tsx';

/** Lists every keyboard shortcut of this page. */
export function ShortcutOverview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { all, on, setOn } = useShortcutList();
  return (
    <Dialog open={open} onClose={onClose} title={m.keyboard_shortcuts()}>
      <dl className={styles.keys}>
        {open &&
          all().map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                {keys.split(' ').map((key, index) => (
                  <kbd key={`${key}${index}`}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
      </dl>
      <Checkbox label={m.use_shortcuts()} checked={on} onChange={(event) => setOn(event.target.checked)} />
    </Dialog>
  );
}

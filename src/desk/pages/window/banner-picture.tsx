import { useRef, useState } from 'react';
import * as m from '#messages/desk-window';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useDesk } from '../../session.tsx';
import styles from './window.module.css';

const scenes = {
  'hawa-mahal': m.hawa_mahal,
  bazaar: m.bazaar,
  'block-print': m.block_print,
  loom: m.loom,
  festive: m.festive,
  monsoon: m.monsoon,
} as const;
type Kind = keyof typeof scenes;
const firstColours = ['#d98a86', '#e8b48c', '#6d1f2c'] as const;

/** The picture of a banner: a photo that is sent, or a scene that the shop draws. */
export function BannerPicture({
  picture,
  error,
  onPicture,
}: {
  picture: string;
  error: string | undefined;
  onPicture: (picture: string) => void;
}) {
  const { api } = useDesk();
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [unsent, setUnsent] = useState('');
  const [kind, setKind] = useState<Kind>('bazaar');
  const [seed, setSeed] = useState(1);
  const [colours, setColours] = useState<readonly string[]>(firstColours);
  async function take(work: () => Promise<{ picture: string }>) {
    setBusy(true);
    setUnsent('');
    try {
      onPicture((await work()).picture);
    } catch (failure) {
      setUnsent((failure as Error).message);
    } finally {
      setBusy(false);
    }
  }
  const draw = (next: number) => {
    setSeed(next);
    const [first = '', second = '', third = ''] = colours;
    void take(() => api.deskWindow.drawScene({ kind, seed: next, colours: [first, second, third] }));
  };
  return (
    <fieldset className={styles.picture}>
      <legend>{m.picture()}</legend>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void take(() => api.deskWindow.uploadPicture({}, { file: chosen }));
          target.value = '';
        }}
      />
      <Button variant="secondary" icon="upload" loading={busy} onClick={() => file.current?.click()}>
        {picture ? m.change_photo() : m.upload_photo()}
      </Button>
      <p className={styles.soft}>{m.picture_hint()}</p>
      <div className={styles.scene}>
        <Select label={m.scene()} value={kind} onChange={(event) => setKind(event.target.value as Kind)}>
          {Object.entries(scenes).map(([value, label]) => (
            <option key={value} value={value}>
              {label()}
            </option>
          ))}
        </Select>
        {colours.map((colour, index) => (
          <TextField
            key={`colour ${index}`}
            type="color"
            label={m.colour_at({ at: index + 1 })}
            value={colour}
            onChange={(event) =>
              setColours((now) => now.map((one, place) => (place === index ? event.target.value : one)))
            }
          />
        ))}
      </div>
      <p className={styles.save}>
        <Button variant="secondary" size="small" loading={busy} onClick={() => draw(seed)}>
          {m.draw()}
        </Button>
        <Button variant="quiet" size="small" loading={busy} onClick={() => draw((seed % 9_999) + 1)}>
          {m.draw_another()}
        </Button>
      </p>
      {(unsent || error) && <FieldError id="picture-error">{unsent || error}</FieldError>}
    </fieldset>
  );
}

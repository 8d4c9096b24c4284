import { useState } from 'react';
import * as m from '#messages/desk-window';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { UploadButton, usePictureUpload } from '../../parts/upload-button.tsx';
import { shrinkPhoto } from '../../../web/photos/shrink-photo.ts';
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

/** A banner's picture: an uploaded photo, or a scene that the shop draws. */
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
  const { busy, fault, take } = usePictureUpload(onPicture);
  const [kind, setKind] = useState<Kind>('bazaar');
  const [seed, setSeed] = useState(1);
  const [colours, setColours] = useState<readonly string[]>(firstColours);
  const draw = (next: number) => {
    setSeed(next);
    const [first = '', second = '', third = ''] = colours;
    void take(() => api.deskWindow.drawScene({ kind, seed: next, colours: [first, second, third] }));
  };
  return (
    <fieldset className={styles.picture}>
      <legend>{m.picture()}</legend>
      <UploadButton
        variant="secondary"
        loading={busy}
        onChoose={([file]) =>
          void take(async () => api.deskWindow.uploadPicture({}, { file: await shrinkPhoto(file) }))
        }
      >
        {picture ? m.change_photo() : m.upload_photo()}
      </UploadButton>
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
      {(fault || error) && <FieldError id="picture-error">{fault || error}</FieldError>}
    </fieldset>
  );
}

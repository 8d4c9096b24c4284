import type { ReactNode } from 'react';
import * as m from '#messages/controls';
import { Field } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './photos-field.module.css';

/** Picks up to `max` photos, uploaded after the form is sent. Without JavaScript they go with it, as they are. */
export const PhotosField = ({
  label,
  hint,
  max,
  photos,
  onChange,
}: {
  label: string;
  /** Shown until photos are picked; then their names are. */
  hint: ReactNode;
  max: number;
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}) => (
  <Field
    label={label}
    optional
    hint={photos.length > 0 ? photos.map(({ name }) => name).join(', ') : hint}
    control={(attributes) => (
      <span className={styles.place}>
        <input
          type="file"
          name="photos"
          accept="image/jpeg,image/png,image/webp"
          multiple
          {...attributes}
          className={styles.input}
          onChange={({ target }) => onChange([...(target.files ?? [])].slice(0, max))}
        />
        <span aria-hidden>
          <Icon name="upload" /> {m.choose_photos()}
        </span>
      </span>
    )}
  />
);

import type { ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import styles from './photos-field.module.css';

/** Chooses up to `max` photos, to be sent after the form, by script only. */
export const PhotosField = ({
  label,
  hint,
  max,
  photos,
  onChange,
}: {
  label: string;
  /** Until photos are chosen: then it names them. */
  hint: ReactNode;
  max: number;
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}) => (
  <div className={styles.field}>
    <Field
      label={label}
      optional
      hint={photos.length > 0 ? photos.map(({ name }) => name).join(', ') : hint}
      control={(attributes) => (
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          {...attributes}
          onChange={({ target }) => onChange([...(target.files ?? [])].slice(0, max))}
        />
      )}
    />
  </div>
);

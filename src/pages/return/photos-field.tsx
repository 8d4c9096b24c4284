import * as m from '#messages/returns';
import { maxPhotos } from '../../domains/returns/photo.ts';
import { Field } from '../../ui/field/field.tsx';
import styles from './view.module.css';

/** Photos of what is wrong. They are sent after the return was asked for, by script only. */
export function PhotosField({
  photos,
  onChange,
}: {
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}) {
  return (
    <div className={styles.scripted}>
      <Field
        label={m.photos()}
        optional
        hint={
          photos.length > 0 ? photos.map(({ name }) => name).join(', ') : m.photos_hint({ max: maxPhotos })
        }
        control={(attributes) => (
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            {...attributes}
            onChange={({ target }) => onChange([...(target.files ?? [])].slice(0, maxPhotos))}
          />
        )}
      />
    </div>
  );
}

import { useId } from 'react';
import * as m from '#messages/desk-camera';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { sendPhotos, useTaker } from '../../../web/photos/send-photos.ts';
import { pictureTypes } from '../../parts/upload-button.tsx';
import styles from './camera.module.css';

type Images = readonly string[];

const scopeOf = (draftId: string) => `pictures of draft ${draftId}`;

/** Sends photos of a draft while its page is open; they are kept until then. */
export const sendPhotosOf = (draftId: string, shopId: string, files: readonly File[]) =>
  sendPhotos(files, {
    call: ['deskProducts', 'addPicture'],
    input: { shop: shopId },
    scope: scopeOf(draftId),
    waitsForTaker: true,
  });

interface Props {
  readonly draftId: string;
  readonly shopId: string;
  readonly images: Images;
  readonly onChange: (change: (images: Images) => Images) => void;
}

/** Takes the photos of a draft as they arrive. Returns how many are on their way. */
export const usePhotosOf = ({ draftId, onChange }: Pick<Props, 'draftId' | 'onChange'>): number =>
  useTaker({ scope: scopeOf(draftId), hasChosen: true }, ({ picture }) =>
    onChange((now) => (now.includes(String(picture)) ? now : [...now, String(picture)])),
  );

/** The photos of a draft, the first one its cover. */
export function Photos({ draftId, shopId, images, sending, onChange }: Props & { readonly sending: number }) {
  const id = useId();
  return (
    <div>
      <ol className={styles.photos}>
        {images.map((image, at) => (
          <li key={image}>
            <Picture src={image} alt={m.photo({ at: at + 1 })} sizes="5rem" />
            <IconButton
              size="small"
              icon="trash"
              label={m.remove_photo({ at: at + 1 })}
              onClick={() => onChange((now) => now.filter((one) => one !== image))}
            />
          </li>
        ))}
        <li>
          <label className={styles.more} htmlFor={id}>
            +
            <input
              id={id}
              type="file"
              multiple
              accept={pictureTypes}
              aria-label={m.add_photos()}
              onChange={({ target }) => {
                void sendPhotosOf(draftId, shopId, [...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </label>
        </li>
      </ol>
      <p role="status" className={styles.soft}>
        {sending > 0 ? m.sending({ count: sending }) : ''}
      </p>
    </div>
  );
}

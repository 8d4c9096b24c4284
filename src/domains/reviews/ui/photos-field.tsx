import { useEffect, useState } from 'react';
import * as m from '#messages/review-photos';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { PhotosField } from '../../../ui/photos-field/photos-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useApi } from '../../../web/page.tsx';
import { useRefresh } from '../../../web/shell-context.tsx';
import { maxPhotos, photoPath } from '../photo.ts';
import type { ReviewPhoto } from '../photo-shape.ts';
import styles from './photos-field.module.css';

/**
 * The photos of the customer's own review, to remove, and new ones to add. New photos are sent after the review, and
 * with it without JavaScript.
 */
export function ReviewPhotosField({
  productId,
  photos,
  onChange,
}: {
  productId: string;
  photos: readonly File[];
  onChange: (photos: readonly File[]) => void;
}) {
  const [own, setOwn] = useOwnPhotos(productId);
  const room = maxPhotos - own.length;
  return (
    <div className={styles.photos}>
      <OwnPhotos own={own} onChange={setOwn} />
      {room > 0 && (
        <PhotosField
          label={m.photos_to_add()}
          hint={m.photos_hint({ max: room })}
          max={room}
          {...{ photos, onChange }}
        />
      )}
    </div>
  );
}

function OwnPhotos({
  own,
  onChange,
}: {
  own: readonly ReviewPhoto[];
  onChange: (photos: readonly ReviewPhoto[]) => void;
}) {
  const api = useApi();
  const refresh = useRefresh();
  if (own.length === 0) return null;
  async function remove(photoId: string) {
    try {
      onChange((await api.reviews.removePhoto({ photoId })).photos);
      await refresh();
    } catch (error) {
      toast.error((error as Error).message);
    }
  }
  return (
    <ul className={styles.own} aria-label={m.your_photos()}>
      {own.map(({ _id }, at) => (
        <li key={_id}>
          <img src={photoPath(_id, 'thumbnail')} alt="" width="64" height="64" />
          <IconButton
            icon="trash"
            size="small"
            label={m.remove_photo({ at: at + 1 })}
            onClick={() => void remove(_id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The photos of the customer's own review. A hidden review's photos are not shown to the customer either. */
function useOwnPhotos(productId: string) {
  const api = useApi();
  const [own, setOwn] = useState<readonly ReviewPhoto[]>([]);
  useEffect(() => {
    let isUnmounted = false;
    api.reviews.listOwnPhotos({ productId }).then(
      ({ photos }) => isUnmounted || setOwn(photos),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, productId]);
  return [own, setOwn] as const;
}

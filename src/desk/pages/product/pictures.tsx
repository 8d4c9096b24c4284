import { useId, useRef, useState } from 'react';
import * as m from '#messages/desk-goods';
import { FieldError } from '../../../ui/field/field.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { classes } from '../../../ui/classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { moved } from '../../parts/movers.tsx';
import { useReorder } from '../../parts/use-reorder.ts';
import { sendPhotos, useTaker } from '../../../web/photos/send-photos.ts';
import { useDesk } from '../../session.tsx';
import { pictureTypes } from '../../parts/upload-button.tsx';
import styles from './product.module.css';

type Images = readonly string[];

interface Props {
  readonly images: Images;
  readonly upload: PictureUpload;
  /** The colours of its sizes. With two or more, each picture can be assigned one. */
  readonly colours: readonly string[];
  readonly shown: Readonly<Record<string, string>>;
  readonly onShow: (image: string, colour: string) => void;
  readonly error: string | undefined;
  /** Takes an update function, since pictures arrive while others are being moved. */
  readonly onChange: (change: (images: Images) => Images) => void;
}

/** Inserts a new photo after the other photos and before the drawings that stand in for photos. */
function withPhoto(images: Images, photo: string, drawings: Images): Images {
  const drawing = images.findIndex((image) => drawings.includes(image));
  return drawing < 0 ? [...images, photo] : images.toSpliced(drawing, 0, photo);
}

/** A product's pictures: added by choosing or dropping files, ordered by dragging or by arrow buttons. The first is the cover. */
export function Pictures({ images, upload, colours, shown, onShow, error, onChange }: Props) {
  const { sending, send } = upload;
  const id = useId();
  const [over, setOver] = useState(false);
  const [status, setStatus] = useState('');
  const list = useRef<HTMLOListElement>(null);

  const move = (from: number, to: number) => {
    onChange((now) => moved(now, from, to));
    setStatus(
      to === 0
        ? m.picture_moved_to_cover({ from: from + 1, count: images.length })
        : m.picture_moved({ from: from + 1, to: to + 1, count: images.length }),
    );
  };
  const { dragged, reorder } = useReorder(list, move);
  return (
    <fieldset
      className={classes(styles.pictures, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void send([...event.dataTransfer.files]);
      }}
    >
      <legend>{m.pictures()}</legend>
      {images.length > 1 && <p className={styles.how}>{m.order_hint()}</p>}
      {images.length > 0 && colours.length > 1 && <p className={styles.how}>{m.colour_hint()}</p>}
      <ol className={styles.strip} ref={list} {...reorder}>
        {images.map((image, at) => (
          <li key={image} className={classes(dragged === at && styles.dragged)}>
            <Picture
              src={image}
              alt={at === 0 ? m.cover_picture() : m.picture({ at: at + 1 })}
              sizes="8rem"
            />
            <span className={styles.moves}>
              <IconButton
                size="small"
                icon="chevron-left"
                label={m.move_forward({ at: at + 1 })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                size="small"
                icon="chevron-right"
                label={m.move_back({ at: at + 1 })}
                disabled={at === images.length - 1}
                onClick={() => move(at, at + 1)}
              />
              <IconButton
                size="small"
                icon="trash"
                label={m.remove_picture({ at: at + 1 })}
                onClick={() => onChange((now) => now.filter((one) => one !== image))}
              />
            </span>
            {colours.length > 1 && (
              <ColourShown
                at={at + 1}
                colours={colours}
                chosen={shown[image] ?? ''}
                onChoose={(colour) => onShow(image, colour)}
              />
            )}
          </li>
        ))}
      </ol>
      <label className={styles.add} htmlFor={id}>
        {sending > 0 ? <Spinner /> : m.drop_pictures()}
        <input
          id={id}
          type="file"
          multiple
          accept={pictureTypes}
          aria-label={m.add_pictures()}
          disabled={sending > 0}
          onChange={(event) => {
            void send([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        <small>{m.picture_hint()}</small>
      </label>
      <div role="status">
        {sending > 0 ? m.to_go({ count: sending }) : <VisuallyHidden>{status}</VisuallyHidden>}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** Sends photos in their order; those of an earlier visit too. Returns how many are left, and the function that sends. */
export function usePictureUpload(
  product: { id: string; drawings: Images } | null,
  onChange: Props['onChange'],
) {
  const { shop } = useDesk();
  const [hasChosen, setChosen] = useState(false);
  const scope = `pictures of ${product?.id ?? `a new product of ${shop?.id}`}`;
  const sending = useTaker({ scope, hasChosen }, ({ picture }) =>
    onChange((now) =>
      now.includes(picture as string) ? now : withPhoto(now, picture as string, product?.drawings ?? []),
    ),
  );
  async function send(files: readonly File[]) {
    setChosen(true);
    const input = { shop: shop?.id };
    await sendPhotos(files, { call: ['deskProducts', 'addPicture'], input, scope, waitsForTaker: true });
  }
  return { sending, send };
}

type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Assigns one of the product's colours to a picture. */
function ColourShown({
  at,
  colours,
  chosen,
  onChoose,
}: {
  at: number;
  colours: readonly string[];
  chosen: string;
  onChoose: (colour: string) => void;
}) {
  return (
    <Select
      label={m.colour_of_picture({ at })}
      labelHidden
      className={styles.shows}
      value={colours.includes(chosen) ? chosen : ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{m.any_colour()}</option>
      {colours.map((colour) => (
        <option key={colour} value={colour}>
          {colour}
        </option>
      ))}
    </Select>
  );
}

import { type ChangeEvent, useId, useState } from 'react';
import * as m from '#messages/desk-camera';
import { randomKey } from '../../../platform/send-once.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDesk } from '../../session.tsx';
import { type CameraDraft, type Choices, newDraft, type Product } from './camera-draft.ts';
import { pictureTypes } from '../../parts/upload-button.tsx';
import styles from './camera.module.css';
import { DraftForm } from './draft-form.tsx';
import { sendPhotosOf, usePhotosOf } from './photos-of.tsx';
import { useDrafts } from './use-drafts.ts';

interface Data {
  readonly choices: Choices;
  readonly original: Product | null;
}

/** Adds products from a phone: photos first, then what is needed to sell them. One is open at a time. */
export default function CameraView({ data: { choices, original } }: DeskViewProps<Data>) {
  const { shop } = useDesk();
  const shopId = shop?.id ?? '';
  const { drafts, openId, open, change, add, drop } = useDrafts(shopId, original);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [results, setResults] = useState<readonly { id: string; name: string }[]>([]);

  function begin(groups: readonly (readonly File[])[]) {
    setFiles([]);
    const more = groups.map(() => newDraft(randomKey(), choices));
    add(more);
    for (const [at, group] of groups.entries()) void sendPhotosOf(more[at]?.id ?? '', shopId, group);
  }
  const choose = (photos: readonly File[]) =>
    photos.length > 1 ? setFiles(photos) : photos.length === 1 && begin([photos]);

  return (
    <>
      <PageHead title={m.add_from_camera()}>
        <Link href="/desk/products/new">{m.ordinary_form()}</Link>
      </PageHead>
      <TakePhotos onChoose={choose} />
      {files.length > 1 && (
        <Notice>
          <p>{m.how_many({ count: files.length })}</p>
          <p className={styles.answers}>
            <Button onClick={() => begin([files])}>{m.one_product()}</Button>
            <Button variant="secondary" onClick={() => begin(files.map((file) => [file]))}>
              {m.each_its_own({ count: files.length })}
            </Button>
          </p>
        </Notice>
      )}
      {drafts.length > 0 && (
        <section className={styles.drafts} aria-label={m.drafts()}>
          {drafts.map((draft, at) =>
            draft.id === openId ? (
              <DraftForm
                key={draft.id}
                {...{ draft, choices }}
                title={draft.name || m.draft({ at: at + 1 })}
                onChange={change}
                onDrop={() => drop(draft.id)}
                onPublish={(product) => {
                  setResults((now) => [...now, product]);
                  drop(draft.id);
                }}
              />
            ) : (
              <ClosedDraft
                key={draft.id}
                draft={draft}
                title={draft.name || m.draft({ at: at + 1 })}
                onChange={change}
                onOpen={() => open(draft.id)}
              />
            ),
          )}
        </section>
      )}
      {results.length > 0 && (
        <section className={styles.drafts}>
          <h2>{m.published()}</h2>
          <ul>
            {results.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/desk/products/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The way in: a phone offers its camera and its album. */
function TakePhotos({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const id = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <label className={styles.take} htmlFor={id}>
      {m.take_photos()}
      <input
        id={id}
        type="file"
        multiple
        accept={pictureTypes}
        aria-label={m.take_photos()}
        onChange={take}
      />
      <small>{m.photos_hint()}</small>
    </label>
  );
}

/** A draft that waits; its photos are sent meanwhile. */
function ClosedDraft({
  draft,
  title,
  onChange,
  onOpen,
}: {
  draft: CameraDraft;
  title: string;
  onChange: (draft: CameraDraft) => void;
  onOpen: () => void;
}) {
  usePhotosOf({
    draftId: draft.id,
    onChange: (change) => onChange({ ...draft, images: change(draft.images) }),
  });
  const [image] = draft.images;
  return (
    <p className={styles.closed}>
      <span className={styles.thumb}>{image && <Picture src={image} alt="" sizes="3rem" />}</span>
      <span>{title}</span>
      <Button variant="secondary" size="small" onClick={onOpen}>
        {m.go_on({ name: title })}
      </Button>
    </p>
  );
}

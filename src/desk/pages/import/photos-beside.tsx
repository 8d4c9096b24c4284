import { useId, useState } from 'react';
import * as m from '#messages/desk-import';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { sendPhotos } from '../../../web/photos/send-photos.ts';
import { UploadButton } from '../../parts/upload-button.tsx';
import styles from './import.module.css';
import { photosInZip, UnreadableZip, type ZipFault } from './photos-in-zip.ts';

/** Photos of a ZIP that are unpacked at a time. */
const chunk = 8;
/** Faults that are listed one by one. */
const maxListed = 50;

interface Outcome {
  readonly count: number;
  readonly faults: readonly { readonly name: string; readonly why: string }[];
  /** The files to send again. */
  readonly again: readonly File[];
}

const sentenceOf: Readonly<Record<ZipFault, () => string>> = {
  damaged: m.zip_damaged,
  too_large: m.zip_too_large,
  unsafe: m.zip_unsafe,
  not_a_photo: m.not_a_photo,
};

/** Takes the photos that a product file names, one by one or in a ZIP. What could not be used is listed, to try again. */
export function PhotosBeside({ shop, onSent }: { shop: string; onSent: () => void }) {
  const hint = useId();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const choose = async (files: readonly File[]) => {
    setBusy(true);
    const next = await sendAll(shop, files);
    setOutcome(next);
    setBusy(false);
    if (next.count > 0) onSent();
  };
  return (
    <>
      <p id={hint} className={styles.said}>
        {m.photos_beside_hint()}
      </p>
      <div className={styles.buttons}>
        <UploadButton
          variant="secondary"
          multiple
          loading={isBusy}
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,.zip,application/zip"
          aria-describedby={hint}
          onChoose={(files) => void choose(files)}
        >
          {m.photos_beside()}
        </UploadButton>
      </div>
      {isBusy && <p role="status">{m.photos_beside_sending()}</p>}
      {!isBusy && outcome && outcome.count > 0 && (
        <Notice tone="good" announce>
          {m.photos_beside_sent({ count: outcome.count })}
        </Notice>
      )}
      {!isBusy && outcome && outcome.faults.length > 0 && (
        <Notice tone="warning" announce>
          {m.photos_beside_missing({ count: outcome.faults.length })}
          <ul>
            {outcome.faults.slice(0, maxListed).map(({ name, why }) => (
              <li key={`${name} ${why}`}>{m.photos_beside_fault({ name, why })}</li>
            ))}
          </ul>
          {outcome.again.length > 0 && (
            <Button variant="secondary" size="small" onClick={() => void choose(outcome.again)}>
              {m.try_again()}
            </Button>
          )}
        </Notice>
      )}
    </>
  );
}

async function sendAll(shop: string, files: readonly File[]): Promise<Outcome> {
  let count = 0;
  const faults: { name: string; why: string }[] = [];
  const again = new Set<File>();
  /** @param source the file to send again: the photo, or the ZIP it is in */
  const send = async (photos: readonly File[], source: (photo: File) => File) => {
    const answers = await Promise.all(
      photos.map((photo) =>
        sendPhotos([photo], {
          call: ['deskImports', 'addPhoto'],
          input: { shop, name: photo.name.slice(-200) },
          scope: `import of ${shop}`,
        }),
      ),
    );
    for (const [at, photo] of photos.entries()) {
      if (answers[at]?.[0]) count += 1;
      else {
        faults.push({ name: photo.name, why: m.photo_not_sent() });
        again.add(source(photo));
      }
    }
  };
  const isZip = ({ name, type }: File) => /\.zip$/i.test(name) || type === 'application/zip';
  await send(
    files.filter((file) => !isZip(file)),
    (photo) => photo,
  );
  for (const zip of files.filter(isZip)) {
    let photos: File[] = [];
    try {
      for await (const entry of photosInZip(zip)) {
        if ('fault' in entry) faults.push({ name: entry.name, why: sentenceOf[entry.fault]() });
        else photos.push(entry.file);
        if (photos.length < chunk) continue;
        await send(photos, () => zip);
        photos = [];
      }
    } catch (error) {
      if (!(error instanceof UnreadableZip)) throw error;
      faults.push({ name: zip.name, why: sentenceOf[error.fault]() });
    }
    await send(photos, () => zip);
  }
  return { count, faults, again: [...again] };
}

import { useState } from 'react';
import * as m from '#messages/desk-returns';
import { sendPhotos } from '../../../web/photos/send-photos.ts';
import { UploadButton } from '../../parts/upload-button.tsx';
import { useDesk } from '../../session.tsx';

/** Uploads photos of the inspected goods, one at a time. A phone offers its camera. */
export function AddPhotos({ returnId, shop }: { returnId: string; shop: string }) {
  const { reload } = useDesk();
  const [busy, setBusy] = useState(false);
  const send = async (files: readonly File[]) => {
    setBusy(true);
    await sendPhotos(files, {
      call: ['deskReturns', 'addPhoto'],
      input: { id: returnId, shop },
      scope: `return ${returnId}`,
    });
    setBusy(false);
    await reload();
  };
  return (
    <p>
      <UploadButton
        variant="quiet"
        size="small"
        loading={busy}
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChoose={(files) => void send(files)}
      >
        {m.add_photos()}
      </UploadButton>
    </p>
  );
}

import * as m from '#messages/desk-returns';
import { useAction } from '../../../ui/use-action.ts';
import { UploadButton } from '../../parts/upload-button.tsx';
import { useDesk } from '../../session.tsx';

/** Uploads photos of the inspected goods, one at a time. A phone offers its camera. */
export function AddPhotos({ returnId, shop }: { returnId: string; shop: string }) {
  const { api, reload } = useDesk();
  const [busy, run] = useAction();
  const send = async (files: readonly File[]) => {
    for (const file of files)
      if (!(await run(() => api.deskReturns.addPhoto({ id: returnId, shop }, { file })))) break;
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

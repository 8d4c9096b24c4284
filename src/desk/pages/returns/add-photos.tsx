import { useRef } from 'react';
import * as m from '#messages/desk-returns';
import { Button } from '../../../ui/button/button.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';

/** Photos of what was found, one after the other; a phone offers its camera. */
export function AddPhotos({
  returnId,
  shop,
  reload,
}: {
  returnId: string;
  shop: string;
  reload: () => Promise<void>;
}) {
  const { api } = useDesk();
  const [busy, run] = useAction();
  const input = useRef<HTMLInputElement>(null);
  const send = async (files: readonly File[]) => {
    for (const file of files)
      if (!(await run(() => api.deskReturns.addPhoto({ returnId, shop }, { file })))) break;
    await reload();
  };
  return (
    <p>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        hidden
        aria-label={m.add_photos()}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void send(files);
        }}
      />
      <Button
        variant="quiet"
        size="small"
        icon="upload"
        loading={busy}
        onClick={() => input.current?.click()}
      >
        {m.add_photos()}
      </Button>
    </p>
  );
}

import { useId, useRef, useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useAction } from '../../parts/use-action.ts';
import { useDesk } from '../../session.tsx';
import styles from './categories.module.css';
import type { DeskCategory } from './view.tsx';

/** Adds a category, or changes its name, tax code and picture. */
export function CategoryEditor({
  category,
  onClose,
  onDone,
}: {
  category: DeskCategory | null;
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  const form = useId();
  const file = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(category?.name ?? '');
  const [hsn, setHsn] = useState(category?.hsn ?? '');
  const [image, setImage] = useState(category?.image ?? '');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, run] = useAction();
  async function save() {
    setFaults({});
    const saved = await run(async () => {
      try {
        const content = { name: name.trim(), hsn: hsn.trim(), image };
        return await (category
          ? api.deskCategories.change({ id: category.id, version: category.version, ...content })
          : api.deskCategories.add(content));
      } catch (error) {
        if (isCallError(error)) setFaults(error.fields);
        throw error;
      }
    });
    if (!saved) return;
    onClose();
    await onDone();
  }
  async function send(photo: File) {
    try {
      setImage((await api.deskWindow.uploadPicture({}, { file: photo })).picture);
    } catch (error) {
      toast.error((error as Error).message);
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={category ? `Edit ${category.name}` : 'A new category'}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" form={form} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Name"
          maxLength={60}
          value={name}
          error={faults.name}
          hint={category ? 'Its address stays, so that links to it go on working.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="HSN code"
          inputMode="numeric"
          maxLength={8}
          value={hsn}
          error={faults.hsn}
          hint="Decides the GST on its goods: 6204 is women’s clothing, 6403 leather shoes."
          onChange={(event) => setHsn(event.target.value)}
        />
        <div className={styles.sent}>
          {image && <img src={image} alt="" width={64} height={64} />}
          <input
            ref={file}
            type="file"
            hidden
            accept="image/jpeg,image/png,image/webp"
            onChange={({ target }) => {
              const [photo] = target.files ?? [];
              if (photo) void send(photo);
              target.value = '';
            }}
          />
          <Button variant="secondary" size="small" icon="upload" onClick={() => file.current?.click()}>
            {image ? 'Another picture' : 'Send a picture'}
          </Button>
          {!image && <small>Without one the shop draws it.</small>}
        </div>
      </form>
    </Dialog>
  );
}

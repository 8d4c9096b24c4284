import * as m from '#messages/desk-categories';
import { FieldError } from '../../../ui/field/field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Overtaken } from '../../parts/overtaken.tsx';
import { UploadButton, usePictureUpload } from '../../parts/upload-button.tsx';
import { useMergedDraft } from '../../parts/use-merged-draft.ts';
import { useDesk } from '../../session.tsx';
import styles from './categories.module.css';
import type { DeskCategory } from './category.ts';

const names = { name: m.name(), hsn: m.hsn_code(), image: m.picture() };
type Draft = Record<keyof typeof names, string>;

const storedOf = (category: DeskCategory | null) => ({
  version: category?.version ?? 0,
  content: {
    name: category?.name ?? '',
    hsn: category?.hsn ?? '',
    image: category?.image ?? '',
  } satisfies Draft,
});

const shown = (draft: Draft, part: keyof Draft) =>
  part === 'image' && draft.image ? (
    <img src={draft.image} alt="" width={48} height={48} />
  ) : (
    draft[part] || m.none()
  );

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
  const { draft, setDraft, set, version, both } = useMergedDraft(storedOf(category), names);
  const { name, hsn, image } = draft;
  const { fault, take } = usePictureUpload((picture) => set({ image: picture }));
  return (
    <FormDialog
      title={category ? m.edit_named({ category: category.name }) : m.new_category()}
      doing={m.save()}
      asked={{ name, hsn }}
      work={() => {
        const content = { name: name.trim(), hsn: hsn.trim(), image };
        return category
          ? api.deskCategories.change({ id: category.id, version, ...content })
          : api.deskCategories.add(content);
      }}
      onClose={onClose}
      onDone={onDone}
      onRefused={onDone}
      overtaken={(says) =>
        both && (
          <Overtaken
            overtaking={{ says, ...both }}
            draft={draft}
            names={names}
            shown={shown}
            onChoose={setDraft}
          />
        )
      }
    >
      {(faults) => (
        <>
          <TextField
            label={m.name()}
            maxLength={60}
            value={name}
            error={faults.name}
            hint={category ? m.address_stays() : undefined}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            label={m.hsn_code()}
            inputMode="numeric"
            maxLength={8}
            value={hsn}
            error={faults.hsn}
            hint={m.hsn_hint()}
            onChange={(event) => set({ hsn: event.target.value })}
          />
          <div className={styles.sent}>
            {image && <img src={image} alt="" width={64} height={64} />}
            <UploadButton
              variant="secondary"
              size="small"
              onChoose={([file]) => void take(() => api.deskWindow.uploadPicture({}, { file }))}
            >
              {image ? m.change_picture() : m.upload_picture()}
            </UploadButton>
            {!image && <small>{m.drawn_without()}</small>}
          </div>
          {fault && <FieldError id="picture-fault">{fault}</FieldError>}
        </>
      )}
    </FormDialog>
  );
}

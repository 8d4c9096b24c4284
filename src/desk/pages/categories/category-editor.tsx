import * as m from '#messages/desk-categories';
import { FieldError } from '../../../ui/field/field.tsx';
import { DigitsField } from '../../../ui/text-field/digits-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { UploadButton, usePictureUpload } from '../../parts/upload-button.tsx';
import { shrinkPhoto } from '../../../web/photos/shrink-photo.ts';
import { useDesk } from '../../session.tsx';
import styles from './categories.module.css';
import type { DeskCategory } from './category.ts';

const names = { name: m.name(), hsn: m.hsn_code(), image: m.picture() };
type Draft = Record<keyof typeof names, string>;

const draftText = (draft: Draft, part: keyof Draft) =>
  part === 'image' && draft.image ? (
    <img src={draft.image} alt="" width={48} height={48} />
  ) : (
    draft[part] || m.none()
  );

/** Adds a category, or changes its name, tax code and picture. */
export function CategoryEditor({
  category,
  onClose,
}: {
  category: DeskCategory | null;
  onClose: () => void;
}) {
  const { api } = useDesk();
  return (
    <FormDialog
      about={category?.id ?? ''}
      title={category ? m.edit_named({ category: category.name }) : m.new_category()}
      doing={m.save()}
      start={{ name: category?.name ?? '', hsn: category?.hsn ?? '', image: category?.image ?? '' }}
      shared={{ version: category?.version ?? 0, names, shown: draftText }}
      work={({ name, hsn, image }, version) => {
        const content = { name: name.trim(), hsn, image };
        return category
          ? api.deskCategories.change({ id: category.id, version, ...content })
          : api.deskCategories.add(content);
      }}
      onClose={onClose}
    >
      {({ text, set, values: { image } }) => (
        <>
          <TextField
            label={m.name()}
            maxLength={60}
            hint={category ? m.address_stays() : undefined}
            {...text('name')}
          />
          <DigitsField label={m.hsn_code()} digits={8} hint={m.hsn_hint()} {...text('hsn')} />
          <CategoryPicture image={image} onPicture={(picture) => set({ image: picture })} />
        </>
      )}
    </FormDialog>
  );
}

function CategoryPicture({ image, onPicture }: { image: string; onPicture: (picture: string) => void }) {
  const { api } = useDesk();
  const { fault, take } = usePictureUpload(onPicture);
  return (
    <>
      <div className={styles.sent}>
        {image && <img src={image} alt="" width={64} height={64} />}
        <UploadButton
          variant="secondary"
          size="small"
          onChoose={([file]) =>
            void take(async () => api.deskWindow.uploadPicture({}, { file: await shrinkPhoto(file) }))
          }
        >
          {image ? m.change_picture() : m.upload_picture()}
        </UploadButton>
        {!image && <small>{m.drawn_without()}</small>}
      </div>
      {fault && <FieldError id="picture-fault">{fault}</FieldError>}
    </>
  );
}

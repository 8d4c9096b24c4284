import * as m from '#messages/desk-shop-page';
import type { DeskApi } from '../../../calls.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { UploadButton, usePictureUpload } from '../../parts/upload-button.tsx';
import { shrinkPhoto } from '../../../web/photos/shrink-photo.ts';
import { useDeskForm } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import styles from './shop-page.module.css';

type Story = NonNullable<Awaited<ReturnType<DeskApi['deskShopPage']['read']>>['told']>;

/** The shop's story, sign and picture. */
export function StoryForm({ told: { sign, story, picture } }: { told: Story }) {
  const { api, shop } = useDesk();
  const { form, values, set, text, busy } = useDeskForm(
    { sign, story, picture },
    { keepsAs: 'shop page', send: (values) => api.deskShopPage.save({ shop: shop?.id, ...values }) },
  );
  return (
    <Form form={form} className={styles.form}>
      <TextArea label={m.story()} hint={m.story_hint()} rows={5} maxLength={600} {...text('story')} />
      <TextField label={m.sign()} hint={m.sign_hint()} lang="hi" maxLength={80} {...text('sign')} />
      <ShopPicture picture={values.picture} onPicture={(next) => set({ picture: next })} />
      <p>
        <Button type="submit" loading={busy}>
          {m.save()}
        </Button>
      </p>
    </Form>
  );
}

function ShopPicture({ picture, onPicture }: { picture: string; onPicture: (picture: string) => void }) {
  const { api, shop } = useDesk();
  const { busy, fault, take } = usePictureUpload(onPicture);
  const send = (file: File) =>
    take(async () =>
      api.deskProducts.addPicture(
        { name: file.name.slice(-200), shop: shop?.id },
        { file: await shrinkPhoto(file) },
      ),
    );
  return (
    <fieldset className={styles.picture}>
      <legend>{m.picture()}</legend>
      <Picture src={picture} alt="" sizes="10rem" ratio="1" />
      <UploadButton variant="secondary" loading={busy} onChoose={([file]) => void send(file)}>
        {m.change_photo()}
      </UploadButton>
      {fault && <FieldError id="shop-picture-error">{fault}</FieldError>}
    </fieldset>
  );
}

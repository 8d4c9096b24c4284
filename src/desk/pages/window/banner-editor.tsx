import { useState } from 'react';
import * as m from '#messages/desk-window';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { BannerTarget, type Target } from './banner-target.tsx';
import type { DeskBanner, WindowData } from './window-data.ts';

const names = () => ({
  picture: m.picture(),
  heading: m.heading(),
  target: m.button_target(),
  buttonText: m.button_text(),
  buttonLink: m.picture_target(),
  status: m.shown_on_home(),
});

interface Draft {
  readonly picture: string;
  readonly heading: string;
  readonly target: Target;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly status: DeskBanner['status'];
}

const nowhere: Target = { targetType: '', productId: null, categoryId: null };
const empty: Draft = {
  picture: '',
  heading: '',
  target: nowhere,
  buttonText: '',
  buttonLink: '',
  status: 'active',
};

function storedOf(banner: DeskBanner | null): { version: number; content: Draft } {
  if (!banner) return { version: 0, content: empty };
  const { version, picture, heading, buttonText, buttonLink, status } = banner;
  const { targetType, productId, categoryId } = banner;
  const target = { targetType, productId, categoryId };
  return { version, content: { picture, heading, target, buttonText, buttonLink, status } };
}

const contentOf = ({ target, ...rest }: Draft) => ({ ...rest, ...target });

/** Adds or changes a banner, with a preview of the home page above the form. */
export function BannerEditor({
  banner,
  categories,
  onClose,
}: {
  banner: DeskBanner | null;
  categories: WindowData['categories'];
  onClose: () => void;
}) {
  const { api } = useDesk();
  const { version, content } = storedOf(banner);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  function targetText({ targetType, productId, categoryId }: Target): string {
    if (targetType === 'category')
      return categories.find(({ id }) => id === categoryId)?.name ?? m.a_category();
    if (targetType !== 'product') return m.no_button();
    const productName = productId === banner?.productId ? banner?.productName : null;
    return faults[productId ?? ''] ?? productName ?? m.a_product();
  }
  function shown(from: Draft, part: keyof Draft) {
    if (part === 'target') return targetText(from.target);
    if (part === 'status') return from.status === 'active' ? m.yes() : m.no();
    if (part === 'picture') return <img src={from.picture} alt="" width={120} />;
    return from[part] || m.nothing();
  }
  return (
    <FormDialog
      about={banner?.id ?? ''}
      as="sheet"
      title={banner ? m.edit_banner() : m.new_banner()}
      doing={m.save()}
      start={content}
      shared={{ version, names: names(), shown }}
      work={(draft, over) =>
        banner
          ? api.deskWindow.changeBanner({ id: banner.id, version: over, ...contentOf(draft) })
          : api.deskWindow.addBanner(contentOf(draft))
      }
      onClose={onClose}
    >
      {({ values, text, set, fields }) => (
        <>
          <BannerPreview content={contentOf(values)} />
          <BannerPicture
            picture={values.picture}
            error={fields.picture}
            onPicture={(picture) => set({ picture })}
          />
          <TextField label={m.heading()} maxLength={80} {...text('heading')} />
          <BannerTarget
            target={values.target}
            error={fields.target}
            says={targetText(values.target)}
            categories={categories}
            onTarget={(over) => set({ target: { ...nowhere, ...over } })}
            onFound={({ id, name }) => setFaults((productName) => ({ ...productName, [id]: name }))}
          />
          {values.target.targetType !== '' && (
            <TextField label={m.button_text()} maxLength={30} {...text('buttonText')} />
          )}
          <TextField
            label={m.picture_target()}
            optional
            hint={m.picture_target_hint()}
            maxLength={300}
            {...text('buttonLink')}
          />
          <Checkbox
            label={m.shown_on_home()}
            checked={values.status === 'active'}
            onChange={(event) => set({ status: event.target.checked ? 'active' : 'hidden' })}
          />
        </>
      )}
    </FormDialog>
  );
}

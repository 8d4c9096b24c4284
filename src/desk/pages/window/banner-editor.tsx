import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { Overtaken } from '../../parts/overtaken.tsx';
import { useMergedDraft } from '../../parts/use-merged-draft.ts';
import { useDesk } from '../../session.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { BannerTarget, type Target } from './banner-target.tsx';
import type { DeskBanner, WindowData } from './window-data.ts';

const names = {
  picture: 'Picture',
  heading: 'Heading',
  target: 'Where the button leads',
  buttonText: 'Button text',
  buttonLink: 'Where the picture leads',
  status: 'Shown on the home page',
};

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

/** Adds or changes a banner, with what the home page will make of it above the form. */
export function BannerEditor({
  banner,
  categories,
  onClose,
  onDone,
}: {
  banner: DeskBanner | null;
  categories: WindowData['categories'];
  onClose: () => void;
  onDone: () => Promise<void>;
}) {
  const { api } = useDesk();
  const { draft, setDraft, set, version, both } = useMergedDraft(storedOf(banner), names);
  const [found, setFound] = useState<Readonly<Record<string, string>>>({});
  const content = contentOf(draft);
  const setTarget = (over: Partial<Target>) => set({ target: { ...nowhere, ...over } });
  function targetText({ targetType, productId, categoryId }: Target): string {
    if (targetType === 'category')
      return categories.find(({ id }) => id === categoryId)?.name ?? 'a category';
    if (targetType !== 'product') return 'nowhere: no button';
    const known = productId === banner?.productId ? banner?.productName : null;
    return found[productId ?? ''] ?? known ?? 'a product';
  }
  function shown(from: Draft, part: keyof Draft) {
    if (part === 'target') return targetText(from.target);
    if (part === 'status') return from.status === 'active' ? 'yes' : 'no';
    if (part === 'picture') return <img src={from.picture} alt="" width={120} />;
    return from[part] || 'nothing';
  }
  return (
    <FormDialog
      as="sheet"
      title={banner ? 'Edit the banner' : 'A new banner'}
      doing="Save"
      work={() =>
        banner
          ? api.deskWindow.changeBanner({ id: banner.id, version, ...content })
          : api.deskWindow.addBanner(content)
      }
      onClose={onClose}
      onDone={onDone}
      onRefused={onDone}
      overtaken={(says) =>
        both && <Overtaken overtaking={{ says, ...both }} {...{ draft, names, shown }} onChoose={setDraft} />
      }
    >
      {(faults) => (
        <>
          <BannerPreview content={content} />
          <BannerPicture
            picture={content.picture}
            error={faults.picture}
            onPicture={(picture) => set({ picture })}
          />
          <TextField
            label="Heading"
            maxLength={80}
            value={content.heading}
            error={faults.heading}
            onChange={(event) => set({ heading: event.target.value })}
          />
          <BannerTarget
            target={draft.target}
            error={faults.target}
            says={targetText(draft.target)}
            categories={categories}
            onTarget={setTarget}
            onFound={({ id, name }) => setFound((known) => ({ ...known, [id]: name }))}
          />
          {content.targetType !== '' && (
            <TextField
              label="Button text"
              maxLength={30}
              value={content.buttonText}
              error={faults.buttonText}
              onChange={(event) => set({ buttonText: event.target.value })}
            />
          )}
          <TextField
            label="The picture leads to"
            optional
            hint="A path of this shop, such as /products?discount=30. Without one: where the button leads."
            maxLength={300}
            value={content.buttonLink}
            error={faults.buttonLink}
            onChange={(event) => set({ buttonLink: event.target.value })}
          />
          <Checkbox
            label="Shown on the home page"
            checked={content.status === 'active'}
            onChange={(event) => set({ status: event.target.checked ? 'active' : 'hidden' })}
          />
        </>
      )}
    </FormDialog>
  );
}

import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { ProductSearch } from '../../parts/product-picker.tsx';
import { useDesk } from '../../session.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { BannerPreview } from './banner-preview.tsx';
import type { DeskBanner, WindowData } from './view.tsx';

const empty = {
  picture: '',
  heading: '',
  buttonText: '',
  buttonLink: '',
  targetType: '' as DeskBanner['targetType'],
  productId: null as string | null,
  categoryId: null as string | null,
  status: 'active' as DeskBanner['status'],
};

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
  const [content, setContent] = useState(() =>
    banner
      ? (Object.fromEntries(
          Object.keys(empty).map((key) => [key, banner[key as keyof typeof empty]]),
        ) as typeof empty)
      : empty,
  );
  const [target, setTarget] = useState(banner?.productName ?? '');
  const set = (over: Partial<typeof empty>) => setContent((now) => ({ ...now, ...over }));
  return (
    <FormDialog
      as="sheet"
      title={banner ? 'Edit the banner' : 'A new banner'}
      doing="Save"
      work={() =>
        banner
          ? api.deskWindow.changeBanner({ id: banner.id, version: banner.version, ...content })
          : api.deskWindow.addBanner(content)
      }
      onClose={onClose}
      onDone={onDone}
      onTheirs={onDone}
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
          <Select
            label="The button leads to"
            value={content.targetType}
            error={faults.target}
            onChange={({ target: { value } }) =>
              set({ targetType: value as DeskBanner['targetType'], productId: null, categoryId: null })
            }
          >
            <option value="">No button</option>
            <option value="category">A category</option>
            <option value="product">A product</option>
          </Select>
          {content.targetType === 'category' && (
            <Select
              label="Category"
              value={content.categoryId ?? ''}
              onChange={(event) => set({ categoryId: event.target.value || null })}
            >
              <option value="">Choose…</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
          {content.targetType === 'product' && (
            <>
              {content.productId && <p>Leads to {target}</p>}
              <ProductSearch
                label="Find the product"
                chosen={content.productId ? [content.productId] : []}
                onPick={({ id, name }) => {
                  set({ productId: id });
                  setTarget(name);
                }}
              />
            </>
          )}
          {content.targetType !== '' && (
            <TextField
              label="Words on the button"
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

import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isCallError } from '../../../platform/call-error.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useDesk } from '../../session.tsx';
import { type Choices, contentOf, type Draft, draftOf, type Product } from './draft.ts';
import { Pictures } from './pictures.tsx';
import { PriceFields } from './price-fields.tsx';
import styles from './product.module.css';
import { Sizes } from './sizes.tsx';

interface Props {
  readonly choices: Choices;
  readonly product: Product | null;
  readonly reload: () => Promise<void>;
}

interface Fault {
  readonly says: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Somebody else was faster. */
  readonly overtaken: boolean;
}

const noFault: Fault = { says: '', fields: {}, overtaken: false };

export function ProductForm({ choices, product, reload }: Props) {
  const { api, shop } = useDesk();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(product, choices));
  const [first] = useState(draft);
  const [fault, setFault] = useState(noFault);
  const [busy, setBusy] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const set = (over: Partial<Draft>) => setDraft((now) => ({ ...now, ...over }));
  useWarning(draft !== first && !busy);

  async function save() {
    if (busy) return;
    setBusy(true);
    setFault(noFault);
    const content = contentOf(draft, product);
    try {
      if (product) {
        const { id: productId, version } = product;
        toast.success(
          (await api.deskProducts.change({ productId, version, shop: shop?.id, ...content })).message,
        );
        await reload();
      } else {
        const { message, productId } = await api.deskProducts.add({ shop: shop?.id, ...content });
        toast.success(message);
        await navigate(`/desk/products/${productId}`, { replace: true });
      }
    } catch (error) {
      const known = isCallError(error) ? error : null;
      const overtaken = known?.code === 'changed_meanwhile';
      setFault({ says: (error as Error).message, fields: known?.fields ?? {}, overtaken });
      top.current?.scrollIntoView({ block: 'center' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div ref={top} className={styles.whole}>
        {fault.says && (
          <Notice tone="bad" announce>
            {fault.says}.{' '}
            {fault.overtaken && (
              <Button size="small" variant="quiet" onClick={() => void reload()}>
                Show the product as it is now
              </Button>
            )}
          </Notice>
        )}
      </div>
      <div className={styles.column}>
        <TextField
          label="Name"
          value={draft.name}
          error={fault.fields.name}
          maxLength={200}
          onChange={(event) => set({ name: event.target.value })}
        />
        <div className={styles.pair}>
          <TextField
            label="Brand"
            list="brands"
            value={draft.brand}
            error={fault.fields.brand}
            maxLength={100}
            onChange={(event) => set({ brand: event.target.value })}
          />
          <datalist id="brands">
            {choices.brands.map((brand) => (
              <option key={brand} value={brand}>
                {brand}
              </option>
            ))}
          </datalist>
          <Select
            label="Category"
            value={draft.categoryId}
            error={fault.fields.categoryId}
            onChange={(event) => set({ categoryId: event.target.value })}
          >
            <option value="" disabled>
              Choose
            </option>
            {choices.categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <PriceFields
          draft={draft}
          fields={fault.fields}
          commissionPercent={choices.commissionPercent}
          onChange={set}
        />
        <TextArea
          label="Description"
          rows={7}
          hint="An empty line begins a paragraph; a dash at the beginning of a line makes a point of a list."
          value={draft.description}
          error={fault.fields.description}
          onChange={(event) => set({ description: event.target.value })}
        />
      </div>
      <div className={styles.column}>
        <Pictures
          images={draft.images}
          error={fault.fields.images}
          onChange={(images) => setDraft((now) => ({ ...now, images: images(now.images) }))}
        />
        <Sizes variants={draft.variants} fields={fault.fields} onChange={(variants) => set({ variants })} />
        <Checkbox
          label="Hidden"
          hint="Customers do not see it"
          checked={draft.hidden}
          onChange={(event) => set({ hidden: event.target.checked })}
        />
      </div>
      <p className={styles.foot}>
        <ButtonLink variant="quiet" href="/desk/products">
          Back to products
        </ButtonLink>
        <Button type="submit" loading={busy}>
          {product ? 'Save' : 'Add product'}
        </Button>
      </p>
    </form>
  );
}

/** The browser asks before what was typed is thrown away. */
function useWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);
}

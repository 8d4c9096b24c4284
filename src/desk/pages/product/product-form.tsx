import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { isCallError } from '../../../platform/call-error.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Overtaken, type Overtaking } from '../../parts/overtaken.tsx';
import { Unsaved } from '../../parts/unsaved.tsx';
import { useDesk } from '../../session.tsx';
import { type Choices, contentOf, type Draft, draftOf, type Product } from './draft.ts';
import { mergeDrafts, type Part, partNames, written } from './merge-drafts.ts';
import { Pictures } from './pictures.tsx';
import { PriceFields } from './price-fields.tsx';
import styles from './product.module.css';
import { shownPart } from './shown-part.tsx';
import { Sizes } from './sizes.tsx';

interface Props {
  readonly choices: Choices;
  readonly product: Product | null;
  readonly reload: () => Promise<void>;
}

interface Fault {
  readonly says: string;
  readonly fields: Readonly<Record<string, string>>;
}

const noFault: Fault = { says: '', fields: {} };

/** A product as it is typed. Where somebody else saved it first, what both made of it is shown, and who types chooses. */
export function ProductForm({ choices, product, reload }: Props) {
  const { api, shop } = useDesk();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => draftOf(product, choices));
  const [begun, setBegun] = useState({ product, draft });
  const [overtaking, setOvertaking] = useState<Overtaking<Draft, Part> | null>(null);
  const [fault, setFault] = useState(noFault);
  const [busy, setBusy] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const set = (over: Partial<Draft>) => setDraft((now) => ({ ...now, ...over }));

  async function save() {
    if (busy) return;
    setBusy(true);
    setFault(noFault);
    const content = contentOf(draft, begun.product);
    try {
      if (begun.product) {
        const { id: productId, version } = begun.product;
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
      const says = (error as Error).message;
      if (known?.code === 'changed_meanwhile' && product) await lookAtTheirs(product.id, says);
      else setFault({ says, fields: known?.fields ?? {} });
      top.current?.scrollIntoView({ block: 'center' });
    } finally {
      setBusy(false);
    }
  }

  /** Reads what they saved: the next save goes over that, by then looked at. */
  async function lookAtTheirs(productId: string, says: string) {
    try {
      const { product: now } = await api.deskProducts.get({ productId, shop: shop?.id });
      const theirs = draftOf(now, choices);
      const merged = mergeDrafts(begun.draft, draft, theirs);
      setBegun({ product: now, draft: theirs });
      setOvertaking({ says, theirs, ...merged });
      setDraft(merged.draft);
    } catch {
      setFault({ says, fields: {} });
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
            {fault.says}.
          </Notice>
        )}
        {overtaking && (
          <Overtaken
            {...{ overtaking, draft, written }}
            names={partNames}
            shown={(from, part) => shownPart(from, part, choices)}
            onChoose={setDraft}
          />
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
      <Unsaved when={draft !== begun.draft && !busy} />
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

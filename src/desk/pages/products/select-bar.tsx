import { useEffect, useState } from 'react';
import * as m from '#messages/desk-products';
import type { DeskApi } from '../../../calls.ts';
import { day, shift } from '../../../platform/clock.ts';
import { dayOf } from '../../../platform/india-time.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useAction } from '../../../ui/use-action.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { address } from '../../parts/address.ts';
import { FloatingBar } from '../../parts/floating-bar.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDesk } from '../../session.tsx';
import styles from './products.module.css';
import type { Row } from './row.ts';

/** Ids of products, or all that the list finds. */
export type Selection = readonly string[] | 'all';

/** The selection after a tick. Of all, those on the page remain. */
function afterTick(selection: Selection, page: readonly string[], id: string, isOn: boolean): Selection {
  const others = (selection === 'all' ? page : selection).filter((one) => one !== id);
  return isOn ? [...others, id] : others;
}

interface TickProps {
  readonly row: Row;
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
  /** The ids of the page. */
  readonly rows: readonly string[];
}

/** Selects a product of the list. */
export const Tick = ({ row: { id, name }, selection, setSelection, rows }: TickProps) => (
  <Checkbox
    label={<VisuallyHidden>{m.select_named({ product: name })}</VisuallyHidden>}
    checked={selection === 'all' || selection.includes(id)}
    onChange={({ currentTarget }) => setSelection(afterTick(selection, rows, id, currentTarget.checked))}
  />
);

interface Props {
  readonly selection: Selection;
  readonly setSelection: (selection: Selection) => void;
  readonly total: number;
  /** The list's filter and search. */
  readonly show: string;
  readonly words: string;
}

type Change = Parameters<DeskApi['deskSales']['changeMany']>[0]['change'];
type Filter = Parameters<DeskApi['deskSales']['changeMany']>[0]['show'];

/** Where the catalogue of products is, as a file: an address for the browser, not a page of the desk. */
const leafletAddress = (choice: Readonly<Record<string, string | undefined>>): string =>
  new URL(address('/api/desk/leaflet.pdf', choice), location.origin).href;

/** From the first day of a week to its last. */
const week = 6 * day;

/** What can be done to many products at once: a sale, price, category, hide, show. */
export function SelectBar({ selection, setSelection, total, show, words }: Props) {
  const { api, shop, reload } = useDesk();
  const [dialog, setDialog] = useState<'sale' | 'price' | 'category' | null>(null);
  const clear = () => (setSelection([]), reload());
  const [busy, run] = useAction(clear);
  const choice = {
    shop: shop?.id,
    products: selection === 'all' ? null : [...selection],
    ...(words && { search: words }),
    ...(show && { show: show as NonNullable<Filter> }),
  };
  const changeMany = (change: Change) => api.deskSales.changeMany({ ...choice, change });
  const button = (label: string, onClick: () => void) => (
    <Button size="small" variant="quiet" loading={busy} onClick={onClick}>
      {label}
    </Button>
  );
  const close = () => setDialog(null);
  const about = JSON.stringify([selection, show, words]);
  return (
    <>
      <FloatingBar
        label={m.products()}
        words={m.n_selected({ count: selection === 'all' ? total : selection.length })}
        isLong
      >
        {button(m.clear(), () => setSelection([]))}
        {selection !== 'all' &&
          total > selection.length &&
          button(m.all_that_match({ count: total }), () => setSelection('all'))}
        {button(m.put_on_sale(), () => setDialog('sale'))}
        {button(m.change_price(), () => setDialog('price'))}
        {button(m.change_category(), () => setDialog('category'))}
        <ButtonLink
          size="small"
          variant="quiet"
          href={leafletAddress({
            ...choice,
            products: selection === 'all' ? undefined : selection.join(','),
          })}
          download
        >
          {m.catalogue_pdf()}
        </ButtonLink>
        {button(m.hide(), () => void run(() => changeMany({ status: 'hidden' })))}
        {button(m.show(), () => void run(() => changeMany({ status: 'active' })))}
      </FloatingBar>
      {dialog === 'sale' && (
        <PlanSale
          about={about}
          plan={(sale) => api.deskSales.plan({ ...choice, ...sale })}
          onClose={close}
          onDone={clear}
        />
      )}
      {dialog === 'price' && <PriceAll about={about} change={changeMany} onClose={close} onDone={clear} />}
      {dialog === 'category' && <MoveAll about={about} change={changeMany} onClose={close} onDone={clear} />}
    </>
  );
}

interface Dialog {
  /** The selection. */
  readonly about: string;
  readonly onClose: () => void;
  readonly onDone: () => unknown;
}
type ChangeMany = Dialog & { readonly change: (change: Change) => Promise<{ message: string }> };

function PlanSale({
  plan,
  ...dialog
}: Dialog & {
  plan: (sale: { percent: number; firstDay: string; lastDay: string }) => Promise<{ message: string }>;
}) {
  const [start] = useState(() => {
    const now = new Date();
    return { percent: '20', firstDay: dayOf(now), lastDay: dayOf(shift(now, week)) };
  });
  return (
    <FormDialog
      title={m.sale_title()}
      doing={m.plan_sale()}
      start={start}
      work={({ percent, ...days }) => plan({ percent: Number(percent), ...days })}
      {...dialog}
    >
      {({ text }) => (
        <>
          <TextField label={m.percent()} hint={m.percent_hint()} inputMode="numeric" {...text('percent')} />
          <div className={styles.pair}>
            <TextField type="date" label={m.first_day()} {...text('firstDay')} />
            <TextField type="date" label={m.last_day()} {...text('lastDay')} />
          </div>
          <p>{m.last_day_hint()}</p>
        </>
      )}
    </FormDialog>
  );
}

/** An empty field leaves what each product has. */
const numberOf = (name: 'price' | 'discount', text: string): Change =>
  text.trim() === '' ? {} : { [name]: Number(text) };

function PriceAll({ change, ...dialog }: ChangeMany) {
  return (
    <FormDialog
      title={m.price_title()}
      doing={m.save()}
      start={{ price: '', discount: '' }}
      work={({ price, discount }) =>
        change({ ...numberOf('price', price), ...numberOf('discount', discount) })
      }
      {...dialog}
    >
      {({ text }) => (
        <>
          <TextField label={m.mrp()} before="₹" inputMode="numeric" optional {...text('price')} />
          <TextField label={m.discount()} inputMode="numeric" optional {...text('discount')} />
          <p>{m.price_hint()}</p>
        </>
      )}
    </FormDialog>
  );
}

function MoveAll({ change, ...dialog }: ChangeMany) {
  const { api, shop } = useDesk();
  const [categories, setCategories] = useState<readonly { id: string; name: string }[]>([]);
  useEffect(() => {
    const warn = (error: Error) => toast.error(error.message);
    api.deskProducts.choices({ shop: shop?.id }).then((read) => setCategories(read.categories), warn);
  }, [api, shop]);
  return (
    <FormDialog
      title={m.category_title()}
      doing={m.move()}
      start={{ categoryId: '' }}
      check={({ categoryId }) => (categoryId === '' ? { categoryId: m.choose_category() } : null)}
      work={({ categoryId }) => change({ categoryId })}
      {...dialog}
    >
      {({ text }) => (
        <Select label={m.category()} {...text('categoryId')}>
          <option value="">{m.choose_category()}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormDialog>
  );
}

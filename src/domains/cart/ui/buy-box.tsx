import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import * as goods from '#messages/product';
import * as m from '#messages/product-page';
import { Button } from '../../../ui/button/button.tsx';
import { PressForm } from '../../../ui/form/press-form.tsx';
import { later, loadPatiently } from '../../../ui/later.tsx';
// The server renders the outcome, so its styles are needed at once.
import '../../../ui/notice/notice.module.css';
import { Price } from '../../../ui/price/price.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper/quantity-stepper.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useOutcome } from '../../../web/form.ts';
import { useShell } from '../../../web/shell-context.tsx';
import type { Product, Variant } from '../../catalogue/product.ts';
import { ColourSwatches } from '../../catalogue/ui/colour-swatches.tsx';
import type { ColourChoice } from '../../catalogue/ui/use-colour.ts';
import { VariantChoice } from '../../catalogue/ui/variant-choice.tsx';
import { variantText } from '../../catalogue/variant-text.ts';
import { BuyBarLater } from './buy-bar-later.tsx';
import styles from './buy-box.module.css';
import { buyForms, buyNowPath } from './buy-now.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { useChoice } from './use-choice.ts';

const loadOutcome = async () => ({ default: (await import('./buy-outcome.tsx')).BuyOutcome });
const BuyOutcomeLater = later(
  import.meta.env.SSR ? (await loadOutcome()).default : loadPatiently(loadOutcome),
);

interface Props {
  readonly product: Product;
  readonly colour: ColourChoice;
  /** The wishlist button. */
  readonly wish: ReactNode;
  /** Until when the price is lower, beside it; receives the chosen variant. */
  readonly until: (variantId: string | undefined) => ReactNode;
  /** What helps to choose a size, below the sizes. */
  readonly guide?: ReactNode;
  /** What is promised, and the garment on the customer, below the buttons; receives the chosen size. */
  readonly onMe: (size: string | undefined) => ReactNode;
  /** The variants that the customer's own unpaid order holds, and the notice that links to it. */
  readonly held?: { readonly variantIds: readonly string[]; readonly notice: ReactNode } | undefined;
}

/** Price, colour, size, quantity and the two ways to buy. */
export function BuyBox({ product, colour, wish, until, guide, onMe, held }: Props) {
  const [search] = useSearchParams();
  const { refusal, added } = useAdded(search);
  const choice = useChoice(product, colour, search);
  const { variant, prices, stock, isGone, quantity, setQuantity } = choice;
  const hasChoice = product.variants.length > 1;
  const [sizeError, setSizeError] = useState(refusal?.fields?.variantId);
  const sizes = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { adding, addToCart, buyNow, goOn, fingerWatch } = useBuying(product, choice, () => {
    setSizeError(goods.please_choose_size());
    sizes.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  });
  return (
    <PressForm
      className={styles.box}
      values={{
        productId: product._id,
        slug: product.slug,
        quantity,
        ...(!hasChoice && variant && { variantId: variant._id }),
      }}
      onPress={() => addToCart()}
    >
      {(refusal?.error || added) && <BuyOutcomeLater error={refusal?.error} />}
      <PriceOfChoice {...prices} until={until(variant?._id)} />
      <ColourSwatches choice={colour} />
      {hasChoice && (
        <div ref={sizes} {...fingerWatch}>
          <VariantChoice
            variants={colour.variants}
            chosen={variant?._id}
            name="variantId"
            error={sizeError}
            held={held?.variantIds}
            onChoose={(one) => {
              choice.chooseSize(one);
              setSizeError(undefined);
              goOn(one);
            }}
          />
        </div>
      )}
      {guide}
      {isGone && <Availability stock={stock} isHeld={held !== undefined} />}
      {held?.notice}
      {!isGone && (
        <div className={styles.actions} ref={actions}>
          <QuantityStepper
            value={quantity}
            max={stock}
            label={goods.quantity_of({ product: product.name })}
            onChange={setQuantity}
            onLimit={() => toast.error(goods.out_of_stock())}
          />
          <Availability stock={stock} isHeld={held !== undefined} />
          {wish}
          <Button
            data-buys
            className={styles.add}
            variant="secondary"
            size="large"
            icon="cart"
            type="submit"
            name="form"
            value={buyForms.add}
            loading={adding}
          >
            {goods.add_to_cart()}
          </Button>
          <Button
            type="submit"
            name="form"
            value={buyForms.buyNow}
            data-buys
            className={styles.buy}
            size="large"
            onClick={(event) => {
              event.preventDefault();
              buyNow();
            }}
          >
            {m.buy_now()}
          </Button>
        </div>
      )}
      {isGone ? (
        <div className={styles.gone}>
          {wish} {!held && <p>{m.sold_out_hint()}</p>}
        </div>
      ) : (
        <BuyBarLater
          product={{ name: product.name, ...prices }}
          chosen={variant ? variantText(variant) : goods.choose_size()}
          adding={adding}
          actions={actions}
        />
      )}
      {onMe(hasChoice ? variant?.size : undefined)}
    </PressForm>
  );
}

/**
 * The two ways to buy, for guests too, who log in afterwards (R-PEOPLE-3). What was pressed before a size goes on with the
 * size that a finger presses; a keyboard moves through the sizes.
 */
function useBuying(
  { _id, name, slug }: Product,
  { variant, quantity }: Pick<ReturnType<typeof useChoice>, 'variant' | 'quantity'>,
  sayThatSizeIsMissing: () => void,
) {
  const { customer } = useShell();
  const navigate = useNavigate();
  const next = useRef<(variant: Variant) => void>(null);
  const isFinger = useRef(false);
  const askSize = (press: typeof next.current) => {
    next.current = press;
    sayThatSizeIsMissing();
  };
  const { add, adding } = useAddToCart(() => askSize(addToCart));
  function addToCart(one = variant) {
    if (!one) return askSize(addToCart);
    void add({ productId: _id, name, variantId: one._id, quantity });
  }
  function buyNow(one = variant) {
    if (!one) return askSize(buyNow);
    const goal = buyNowPath({ slug, variantId: one._id, quantity });
    void navigate(customer ? goal : `/login?next=${encodeURIComponent(goal)}`);
  }
  return {
    adding,
    addToCart,
    buyNow,
    goOn: (one: Variant) => {
      if (isFinger.current) next.current?.(one);
      next.current = null;
    },
    fingerWatch: {
      onPointerDown: () => (isFinger.current = true),
      onKeyDown: () => (isFinger.current = false),
    },
  };
}

/** The price of the chosen size; before the choice, where prices begin. */
const PriceOfChoice = ({
  finalPrice,
  price,
  discount,
  isFrom,
  until,
}: ReturnType<typeof useChoice>['prices'] & { until: ReactNode }) => (
  <>
    <div aria-live="polite">
      <Price selling={finalPrice} mrp={price} percent={discount} isFrom={isFrom} size="large">
        {until}
      </Price>
    </div>
    <p className={styles.tax}>{m.inclusive_of_taxes()}</p>
  </>
);

const Availability = ({ stock, isHeld }: { stock: number; isHeld: boolean }) => (
  <p className={styles.availability} data-state={stock > 5 ? 'there' : stock > 0 || isHeld ? 'few' : 'gone'}>
    <b>{m.availability()}</b> <span data-whole="">{availabilityOf(stock, isHeld)}</span>
  </p>
);

function availabilityOf(stock: number, isHeld: boolean): string {
  if (stock === 0) return isHeld ? goods.held_for_you() : goods.out_of_stock();
  return stock <= 5 ? m.only_left({ stock }) : m.in_stock({ stock });
}

/** The outcome of an Add to Cart that was submitted without JavaScript. */
function useAdded(search: URLSearchParams) {
  const outcome = useOutcome();
  const isMine = outcome?.form === buyForms.add || outcome?.form === buyForms.buyNow;
  return { refusal: isMine ? outcome.refusal : undefined, added: search.get('done') === buyForms.add };
}

import { startTransition, useRef, useState } from 'react';
import { isCallError } from '../../../platform/call-error.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { showOutcome } from '../../../ui/use-action.ts';
import { useApi } from '../../../web/page.tsx';
import { useGoToLogin, useRefresh } from '../../../web/shell-context.tsx';
import { arrangeCart } from '../arrange-cart.ts';
import type { Cart, CartLine } from '../cart.ts';
import { decreaseForm, increaseForm, removeForm } from './line-forms.ts';
import { saveForm } from './saved-forms.ts';

/** One click: the line's new quantity (0 removes it) and the call that saves it. */
interface Edit {
  readonly lineId: string;
  readonly quantity: number;
  readonly call: () => Promise<{ message: string }>;
  /** Takes it back. */
  readonly undo?: () => void;
}

export interface CartEdits {
  /** The cart as it will be once every click is saved. */
  readonly cart: Cart;
  /** Lines with an unsaved click. */
  readonly waiting: ReadonlySet<string>;
  readonly increase: (line: CartLine) => void;
  readonly decrease: (line: CartLine) => void;
  readonly remove: (line: CartLine) => void;
  readonly saveForLater: (line: CartLine) => void;
}

const none: ReadonlyMap<string, number> = new Map();

/**
 * The cart with optimistic updates. The calls are sent one after another. If one is refused, later clicks are dropped
 * and the cart reverts to the last confirmed state. At the end it is read again.
 */
export function useCartEdits(read: Cart): CartEdits {
  const api = useApi();
  const refresh = useRefresh();
  const goToLogin = useGoToLogin();
  const [quantities, setQuantities] = useState(none);
  const queue = useRef<Edit[]>([]);
  const working = useRef(false);
  /** Quantities that the server has confirmed since the cart was read. */
  const lastAnswer = useRef(none);

  function edit(one: Edit) {
    setQuantities((now) => new Map(now).set(one.lineId, one.quantity));
    queue.current.push(one);
    if (!working.current) void work();
  }
  async function work() {
    working.current = true;
    let notice: { message: string; undo?: (() => void) | undefined } | undefined;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      try {
        notice = { message: (await next.call()).message, undo: next.undo };
        lastAnswer.current = new Map(lastAnswer.current).set(next.lineId, next.quantity);
      } catch (error) {
        queue.current = [];
        setQuantities(lastAnswer.current);
        if (isCallError(error) && error.status === 401) goToLogin();
        toast.error((error as Error).message);
      }
    }
    working.current = false;
    if (notice) toast.success(notice.message, notice.undo && { undo: notice.undo });
    const isRead = await refresh();
    if (!isRead || working.current) return;
    lastAnswer.current = none;
    startTransition(() => setQuantities(none));
  }
  /** Puts a removed line into the cart again, as far as stock allows; of a sold-out one it is saved for later. */
  function putBack({ productInfo: { _id: productId, stock }, variantId, quantity }: CartLine) {
    if (stock === 0) return api.cart.saveVariant({ variantId, quantity });
    return api.cart.add({ productId, variantId, quantity, upTo: true });
  }
  return {
    cart: quantities.size === 0 ? read : withQuantities(read, quantities),
    waiting: new Set(quantities.keys()),
    increase: ({ _id: lineId, quantity }) =>
      edit({ lineId, quantity: quantity + 1, call: () => increaseForm.send(api, { lineId }) }),
    decrease: ({ _id: lineId, quantity }) =>
      edit({ lineId, quantity: quantity - 1, call: () => decreaseForm.send(api, { lineId }) }),
    remove: (line) => {
      const { _id: lineId } = line;
      const undo = () => void showOutcome(() => putBack(line)).then(refresh);
      edit({ lineId, quantity: 0, call: () => removeForm.send(api, { lineId }), undo });
    },
    saveForLater: ({ _id: lineId }) =>
      edit({ lineId, quantity: 0, call: () => saveForm.send(api, { lineId }) }),
  };
}

/**
 * The cart arranged again with other quantities, by the server's own rule; empty lines are left out. The offers stay
 * as they were read, because only the server knows them.
 */
function withQuantities(cart: Cart, quantities: ReadonlyMap<string, number>): Cart {
  const lines = [...cart.card_products.flatMap(({ products }) => products), ...cart.outOfStockProduct];
  const now = lines
    .map((line) => ({ ...line, quantity: quantities.get(line._id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0);
  return { ...arrangeCart(now), discount: cart.discount, offers: cart.offers };
}

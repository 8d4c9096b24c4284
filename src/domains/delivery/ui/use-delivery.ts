import { useCallback, useEffect, useState } from 'react';
import type { Api } from '../../../calls.ts';
import { pinCodeShape } from '../../../platform/typed-code.ts';
import { useApi } from '../../../web/page.tsx';

/** The promised days for one PIN code, by seller. */
export type Delivery = Awaited<ReturnType<Api['delivery']['promise']>>;

/** A longer timer would fire at once. */
const maxTimer = 2 ** 31 - 1;

const fresh = 60_000;

/** The latest request of this document: all cards, including the next page's, share its answer. */
let last: { pincode: string; until: number; answer: Promise<Delivery> } | undefined;

function ask(api: Api, pincode: string): Promise<Delivery> {
  if (last?.pincode === pincode && Date.now() < last.until) return last.answer;
  const answer = api.delivery.promise({ pincode });
  const entry = { pincode, until: Date.now() + fresh, answer };
  last = entry;
  answer.then(
    (days) => (entry.until = Math.min(entry.until, firstEnd(days))),
    () => (entry.until = 0),
  );
  return answer;
}

/** When the first of the promises expires. */
const firstEnd = ({ shops }: Delivery): number =>
  Math.min(Infinity, ...shops.map(({ orderBy }) => Date.parse(orderBy)));

/**
 * The promises for a PIN code, at most a minute old, and read again when one of them expires.
 * @param initial the answer that the page was rendered with
 * @returns `delivery`: undefined without a PIN code, until the answer arrives, and after a failure; `again` retries
 */
export function useDelivery(pincode: string, initial?: Delivery | null) {
  const api = useApi();
  const [answer, setAnswer] = useState(initial);
  useEffect(() => {
    if (!pinCodeShape.test(pincode)) return;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout>;
    const read = (): void =>
      void ask(api, pincode).then(
        (days) => {
          if (isGone) return;
          setAnswer(days);
          const remaining = Math.max(1_000, firstEnd(days) - Date.now());
          timer = setTimeout(read, Math.min(remaining, maxTimer));
        },
        () => {
          if (!isGone) timer = setTimeout(read, fresh);
        },
      );
    read();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [api, pincode]);
  const again = useCallback(async () => {
    last = undefined;
    await ask(api, pincode).then(setAnswer, () => undefined);
  }, [api, pincode]);
  return { delivery: answer?.pincode === pincode ? answer : undefined, again };
}

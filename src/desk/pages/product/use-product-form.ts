import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isCallError } from '../../../platform/call-error.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { Overtaking } from '../../parts/overtaken.tsx';
import { useDeskEntry } from '../../parts/use-desk-form.ts';
import { useDesk } from '../../session.tsx';
import { type Choices, contentOf, type Draft, draftOf, type Product } from './draft.ts';
import { mergeDrafts, type Part } from './merge-drafts.ts';

export interface ProductPage {
  readonly choices: Choices;
  readonly product: Product | null;
}

/** The product form's state and saving. If someone else saved first, both versions are merged. */
export function useProductForm({ choices, product }: ProductPage) {
  const { api, shop, reload } = useDesk();
  const navigate = useNavigate();
  const [start, setStart] = useState(() => ({ product, draft: draftOf(product, choices) }));
  const [overtaking, setOvertaking] = useState<Overtaking<Draft, Part> | null>(null);
  const form = useForm<Draft>(start.draft, {
    send: async (draft) => {
      try {
        await save(draft);
        forget();
      } catch (error) {
        if (!product || !isCallError(error) || error.code !== 'changed_meanwhile') throw error;
        // Their version cannot be read: show the original refusal.
        await lookAtTheirs(draft, product.id, error.message).catch(() => {
          throw error;
        });
      }
    },
  });
  const forget = useDeskEntry('product', start.product?.version, form.values, form.set);

  async function save(draft: Draft) {
    const content = contentOf(draft, start.product);
    if (start.product) {
      const { id: productId, version } = start.product;
      const answer = await api.deskProducts.change({ productId, version, shop: shop?.id, ...content });
      toast.success(answer.message);
      await reload();
    } else {
      const { message, productId } = await api.deskProducts.add({ shop: shop?.id, ...content });
      toast.success(message);
      await navigate(`/desk/products/${productId}`, { replace: true });
    }
  }

  /** Reads the newer version. The user has then seen it, so the next save may overwrite it. */
  async function lookAtTheirs(draft: Draft, productId: string, says: string) {
    const { product: now } = await api.deskProducts.get({ productId, shop: shop?.id });
    const theirs = draftOf(now, choices);
    const mergeResult = mergeDrafts(start.draft, draft, theirs);
    setStart({ product: now, draft: theirs });
    setOvertaking({ says, theirs, ...mergeResult });
    form.set(mergeResult.draft);
  }
  return { ...form, forget, overtaking, isBegun: form.values === start.draft };
}

import { useEffect } from 'react';

interface SearchOnScreen {
  /** The search text. */
  readonly searchValue: string;
  /** Whether this is the first page, and nothing else narrows the results. */
  readonly isWhole: boolean;
  readonly products: readonly { readonly _id: string; readonly slug: string }[];
}

/** Reports to the server that results were shown, and which one was opened (R-SEARCH-1). Needs JavaScript. */
export function useToldSearch({ searchValue, isWhole, products }: SearchOnScreen): void {
  useEffect(() => {
    if (isWhole) void tell({ searchValue });
  }, [searchValue, isWhole]);
  useEffect(() => {
    const ids = new Map(products.map(({ _id, slug }) => [`/product/details/${slug}`, _id]));
    const open = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const productId = link ? ids.get(link.pathname) : undefined;
      if (productId !== undefined) void tell({ searchValue, productId });
    };
    const kinds = ['click', 'auxclick'] as const;
    for (const kind of kinds) document.addEventListener(kind, open);
    return () => kinds.forEach((kind) => document.removeEventListener(kind, open));
  }, [searchValue, products]);
}

async function tell(event: { searchValue: string; productId?: string }): Promise<void> {
  const { sendBeacon } = await import('../../web/send-beacon.ts');
  sendBeacon('search', 'tell', event);
}

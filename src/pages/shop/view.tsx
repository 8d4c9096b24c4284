import * as m from '#messages/shop';
import { shop as market } from '../../shop.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import type { ViewProps } from '../../web/page.tsx';
import { addressOf } from '../listing/filters.ts';
import type { ListingData } from '../listing/load.ts';
import Listing from '../listing/view.tsx';
import type { ShopData } from './load.ts';
import { ShopFront } from './shop-front.tsx';
import styles from './view.module.css';

/** A shop's page: the shop itself, then the listing of its products. */
export default function Shop({ data: { shop, record, listing } }: ViewProps<ShopData>) {
  const head = (
    <>
      <Breadcrumb
        steps={[{ name: m.home(), href: '/' }, { name: m.all_shops(), href: '/shops' }, { name: shop.name }]}
      />
      <ShopFront shop={shop} record={record} />
    </>
  );
  const isBare = listing.found.totalProduct === 0 && isPlain(listing);
  if (!isBare) return <Listing data={listing} head={head} />;
  return (
    <div className={styles.bare}>
      {head}
      <EmptyState title={m.nothing_on_sale()} action={<ButtonLink href="/shops">{m.all_shops()}</ButtonLink>}>
        {m.come_back({ market: market.name })}
      </EmptyState>
    </div>
  );
}

/** Whether no filter is set: then an empty listing means an empty shop. */
const isPlain = ({ path, filters, ofPath }: ListingData) => addressOf(path, filters, {}, ofPath) === path;

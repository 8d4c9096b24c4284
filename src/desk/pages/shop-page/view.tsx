import * as m from '#messages/desk-shop-page';
import type { DeskApi } from '../../../calls.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import styles from './shop-page.module.css';
import { StoryForm } from './story-form.tsx';

type Data = Awaited<ReturnType<DeskApi['deskShopPage']['read']>>;

/** What customers see above the shop's products: its story, its name in Devanagari, and its picture. */
export default function ShopPageView({ data: { told } }: DeskViewProps<Data>) {
  return (
    <>
      <PageHead title={m.title()} />
      <p className={styles.why}>{m.why()}</p>
      {told ? (
        <>
          <p>
            <Link href={`/shop/${told.slug}`}>{m.view()}</Link>
          </p>
          <StoryForm key={told.slug} told={told} />
        </>
      ) : (
        <Notice>{m.choose_shop()}</Notice>
      )}
    </>
  );
}

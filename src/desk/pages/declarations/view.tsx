import * as m from '#messages/desk-declarations';
import type { DeskApi } from '../../../calls.ts';
import { factNames, factOf, isRequired } from '../../../domains/catalogue/products/fields.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import styles from './declarations.module.css';
import { ShopLabelForm } from './shop-label-form.tsx';

type Data = Awaited<ReturnType<DeskApi['deskDeclarations']['read']>>;

/**
 * The declarations that the law requires for goods: which products are complete, what is missing, and links to fix it
 * (R-LAW-1, R-LAW-2).
 */
export default function DeclarationsView({ data }: DeskViewProps<Data>) {
  const { products, complete, missing, label } = data;
  const percent = products === 0 ? 100 : Math.floor((100 * complete) / products);
  const rows = [
    ...factNames.filter(isRequired).map((name) => {
      const { label, ofShop, headers } = factOf(name);
      const mend = ofShop ? m.mend_by_shop_or_product() : m.mend_by_product({ column: headers[0] });
      return { what: label(), count: missing[name], mend };
    }),
    { what: m.address(), count: missing.address, mend: m.mend_by_shop() },
    { what: m.contact(), count: missing.contact, mend: m.mend_by_shop() },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <PageHead title={m.title()} />
      <p className={styles.why}>{m.why()}</p>
      <Notice tone={products === 0 ? 'info' : rows.length === 0 ? 'good' : 'warning'}>
        {products > 0 ? m.score({ complete, products, percent }) : m.nothing_for_sale()}
      </Notice>
      {rows.length > 0 && (
        <>
          <Table
            caption={m.missing()}
            rows={rows}
            rowKey={({ what }) => what}
            columns={[
              { title: m.missing(), cell: ({ what }) => what },
              { title: m.products(), align: 'end', cell: ({ count }) => count },
              { title: m.how_to_mend(), cell: ({ mend }) => mend },
            ]}
          />
          <p>
            <Link href="/desk/products?show=undeclared">{m.view_undeclared()}</Link>
          </p>
        </>
      )}
      {label && <ShopLabelForm label={label} />}
    </>
  );
}

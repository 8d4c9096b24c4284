import * as m from '#messages/desk-packing';
import type { DeskApi } from '../../../calls.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { DeskViewProps } from '../../desk-page.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { useDesk } from '../../session.tsx';
import { PackingForm } from './packing-form.tsx';
import styles from './packing.module.css';

type Data = Awaited<ReturnType<DeskApi['deskPacking']['read']>>;

/** When the shop packs: its hours, holidays and packing time. Promised days are computed from them. */
export default function PackingView({ data: { packing } }: DeskViewProps<Data>) {
  const { shop } = useDesk();
  return (
    <>
      <PageHead title={m.title()} />
      <p className={styles.why}>{m.why()}</p>
      {packing ? (
        <PackingForm key={`${shop?.id} ${packing.version}`} packing={packing} />
      ) : (
        <Notice>{m.choose_shop()}</Notice>
      )}
    </>
  );
}

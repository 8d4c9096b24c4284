import { formatRupees } from '../../../ui/price/format-rupees.ts';
import type { DeskViewProps } from '../../desk-page.tsx';
import { useDesk } from '../../session.tsx';
import styles from './today.module.css';

interface Today {
  readonly toPack: number;
  readonly runningOut: number;
  readonly owed: number;
  readonly owedLater: number;
}

/** The day at a glance. */
export default function TodayView({ data }: DeskViewProps<Today>) {
  const { shop } = useDesk();
  return (
    <>
      <h1>{shop ? shop.name : 'All shops'} today</h1>
      <dl className={styles.figures}>
        <Figure label="Orders to pack" value={data.toPack} />
        <Figure label="Sizes running out" value={data.runningOut} />
        <Figure label="Owed for delivered orders" value={formatRupees(data.owed)} />
        <Figure label="Owed once delivered" value={formatRupees(data.owedLater)} />
      </dl>
    </>
  );
}

const Figure = ({ label, value }: { label: string; value: number | string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

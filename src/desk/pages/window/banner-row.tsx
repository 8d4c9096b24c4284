import type { ReactNode } from 'react';
import * as m from '#messages/desk-window';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { DeskBanner } from './window-data.ts';
import styles from './window.module.css';

/** A banner in the list. */
export const BannerRow = ({
  banner,
  movers,
  onEdit,
  onRemove,
}: {
  banner: DeskBanner;
  movers: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
}) => (
  <li className={styles.row}>
    {movers}
    <div className={styles.what}>
      <span className={styles.thumb}>
        <Picture src={banner.picture} alt="" sizes="10rem" ratio="5 / 2" />
      </span>
      <span>
        <b>{banner.heading}</b> {banner.status === 'hidden' && <Badge>{m.hidden()}</Badge>}
        <br />
        <span className={styles.soft}>{targetText(banner)}</span>
      </span>
    </div>
    <span className={styles.does}>
      <Button size="small" variant="secondary" onClick={onEdit}>
        {m.edit()}
      </Button>
      <Button size="small" variant="quiet" onClick={onRemove}>
        {m.remove()}
      </Button>
    </span>
  </li>
);

function targetText({ targetType, buttonText, productName, categoryName, buttonLink }: DeskBanner): string {
  const target = targetType === 'product' ? productName : targetType === 'category' ? categoryName : null;
  if (target) return m.button_opens({ button: buttonText, target });
  if (targetType !== '') return m.target_gone();
  return buttonLink ? m.opens({ target: buttonLink }) : m.opens_all_products();
}

import * as m from '#messages/desk-window';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import type { DeskBanner } from './window-data.ts';
import styles from './window.module.css';

/** A banner in the list: its picture, heading and target. */
export const BannerInList = ({ banner }: { banner: DeskBanner }) => (
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
);

function targetText({ targetType, buttonText, productName, categoryName, buttonLink }: DeskBanner): string {
  const target = targetType === 'product' ? productName : targetType === 'category' ? categoryName : null;
  if (target) return m.button_opens({ button: buttonText, target });
  if (targetType !== '') return m.target_gone();
  return buttonLink ? m.opens({ target: buttonLink }) : m.opens_all_products();
}

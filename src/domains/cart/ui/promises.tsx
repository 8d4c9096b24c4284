import * as m from '#messages/product-page';
import { shop } from '../../../shop.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { formatRupees } from '../../../ui/price/format-rupees.ts';
import { deliveryTerms } from '../../delivery/delivery-fee.ts';
import styles from './buy-box.module.css';

/** What the market promises for every purchase. */
export const Promises = () => (
  <ul className={styles.promises}>
    <li>
      <Icon name="truck" /> {m.free_shipping_above({ amount: formatRupees(deliveryTerms(null).freeAbove) })}
    </li>
    <li>
      <Icon name="return" /> {m.return_days({ days: shop.returnDays })}
    </li>
    <li>
      <Icon name="shield" /> {m.money_back()}
    </li>
  </ul>
);

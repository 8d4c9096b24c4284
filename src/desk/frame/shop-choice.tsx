import * as m from '#messages/desk';
import { Select } from '../../ui/select/select.tsx';
import { useDesk } from '../session.tsx';
import styles from './frame.module.css';

/** The name of the current shop; an operator can choose another. */
export function ShopChoice() {
  const { staff, shop, shops, chooseShop } = useDesk();
  if (staff.role === 'seller') return <b className={styles.shop}>{shop?.name}</b>;
  return (
    <span className={styles.shop}>
      <Select
        label={m.shop()}
        labelHidden
        value={shop?.id ?? ''}
        onChange={(event) => chooseShop(shops.find(({ id }) => id === event.target.value) ?? null)}
      >
        <option value="">{m.all_shops()}</option>
        {shops.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}

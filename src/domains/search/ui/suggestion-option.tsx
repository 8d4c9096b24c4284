import * as m from '#messages/search';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Price } from '../../../ui/price/price.tsx';
import type { Option } from './suggestion-groups.ts';
import styles from './suggestion-popup.module.css';

const icons: Record<Option['kind'], IconName> = {
  product: 'search',
  category: 'grid',
  brand: 'star',
  shop: 'store',
  search: 'clock',
  popular: 'search',
};

const kinds = { category: m.category, brand: m.brand, shop: m.shop };

export function SuggestionOption({
  id,
  option,
  isActive,
  onChoose,
}: {
  id: string;
  option: Option;
  isActive: boolean;
  onChoose: (address: string) => void;
}) {
  const { kind, text, url, image, price, finalPrice, discount, isFrom } = option;
  return (
    // oxlint-disable-next-line click-events-have-key-events -- the input handles the keys, as a combobox does
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(url)}
    >
      <span className={styles.sign}>
        {image ? (
          <Picture src={image} alt="" sizes="3rem" ratio={kind === 'category' ? '1' : '3 / 4'} card />
        ) : (
          <Icon name={icons[kind]} />
        )}
      </span>
      <span className={styles.text}>{text}</span>
      {finalPrice !== undefined && price !== undefined && (
        <Price selling={finalPrice} mrp={price} percent={discount ?? 0} isFrom={isFrom} size="small" />
      )}
      {kind in kinds && <small className={styles.kind}>{kinds[kind as keyof typeof kinds]()}</small>}
    </div>
  );
}

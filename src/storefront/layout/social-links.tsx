import * as m from '#messages/shell';
import { shop } from '../../shop.ts';
import { classes } from '../../ui/classes.ts';
import { Mark } from '../../ui/icon/mark.tsx';
import styles from './social-links.module.css';

const places = ['instagram', 'facebook', 'x', 'youtube'] as const;
const names = { instagram: 'Instagram', facebook: 'Facebook', x: 'X', youtube: 'YouTube' };

/** Links to the shop's accounts on other services. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  return (
    <ul className={classes(styles.list, className)}>
      {places
        .filter((place) => shop.social[place])
        .map((place) => (
          <li key={place}>
            <a
              href={shop.social[place]}
              aria-label={m.shop_on({ shop: shop.name, place: names[place] })}
              rel="noopener"
            >
              <Mark name={place} />
            </a>
          </li>
        ))}
    </ul>
  );
}

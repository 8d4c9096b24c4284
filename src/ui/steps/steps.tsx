import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import styles from './steps.module.css';

/** Progress through a few steps, such as the checkout. Earlier steps with an address are links. */
export const Steps = ({
  label,
  current,
  steps,
}: {
  label: string;
  current: number;
  steps: { name: string; href?: string }[];
}) => (
  <nav aria-label={label} data-print="hide">
    <ol className={styles.steps}>
      {steps.map(({ name, href }, index) => (
        <li
          key={name}
          className={styles.step}
          data-done={index < current}
          {...(index === current ? { 'aria-current': 'step' } : {})}
        >
          <span className={styles.mark} aria-hidden>
            {index < current ? <Icon name="check" size="1rem" /> : index + 1}
          </span>
          {href && index < current ? <Link href={href}>{name}</Link> : name}
        </li>
      ))}
    </ol>
  </nav>
);

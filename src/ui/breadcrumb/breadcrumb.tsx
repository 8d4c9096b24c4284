import * as m from '#messages/controls';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link.tsx';
import styles from './breadcrumb.module.css';

/** This page's place in the shop. The last step is the page itself, not a link. */
export const Breadcrumb = ({ steps }: { steps: { name: string; href?: string }[] }) => (
  <nav aria-label={m.breadcrumb()} data-print="hide">
    <ol className={styles.steps}>
      {steps.map(({ name, href }, index) => (
        <li key={href ?? name}>
          {index > 0 && <Icon name="chevron-right" size="1rem" />}
          {href ? <Link href={href}>{name}</Link> : <span aria-current="page">{name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);

import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './notice.module.css';

const icons = { info: 'info', good: 'check', warning: 'warning', bad: 'warning' } satisfies Record<
  string,
  IconName
>;

/**
 * A sentence that stays on the page: an error of a form, something to know before paying. `announce` makes screen
 * readers read it when it appears. For passing messages use a toast.
 */
export const Notice = ({
  tone = 'info',
  announce = false,
  children,
}: {
  tone?: keyof typeof icons;
  announce?: boolean;
  children: ReactNode;
}) => (
  <div className={classes(styles.notice, styles[tone])} {...(announce ? { role: 'alert' } : {})}>
    <Icon name={icons[tone]} />
    <div>{children}</div>
  </div>
);

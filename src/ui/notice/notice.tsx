import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { useShownOnArrival } from '../form/in-sight.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './notice.module.css';

const icons = { info: 'info', good: 'check', warning: 'warning', bad: 'warning' } satisfies Record<
  string,
  IconName
>;

/**
 * A sentence that stays on the page: an error of a form, something to know before paying. For passing messages use a
 * toast. An `answer` to what the person just did comes into sight and takes the focus, without scripts too; what
 * happened by itself is only announced: screen readers read it when it appears.
 */
export function Notice({
  tone = 'info',
  announce = false,
  answer = false,
  children,
}: {
  tone?: keyof typeof icons;
  announce?: boolean;
  answer?: boolean;
  children: ReactNode;
}) {
  const box = useShownOnArrival<HTMLDivElement>(answer);
  return (
    <div
      ref={box}
      className={classes(styles.notice, styles[tone])}
      {...((announce || answer) && { role: 'alert' })}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page that is answered without scripts begins here
      {...(answer && { 'data-answer': '', tabIndex: -1, autoFocus: true })}
    >
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  );
}

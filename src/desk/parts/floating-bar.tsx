import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './floating-bar.module.css';

/**
 * Stays at the window's foot while rows of a list are edited or selected: how many, and what can be done to them.
 * @param isLong has many quiet buttons, below the words
 */
export const FloatingBar = ({
  label,
  words,
  isLong = false,
  children,
}: {
  label: string;
  words: string;
  isLong?: boolean;
  children: ReactNode;
}) => (
  <div className={classes(styles.bar, isLong && styles.long)} role="region" aria-label={label}>
    <span>{words}</span>
    {children}
  </div>
);

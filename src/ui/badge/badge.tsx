import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './badge.module.css';

export type BadgeTone = 'new' | 'saving' | 'neutral' | 'info' | 'good' | 'waiting' | 'bad';

/** A word or two about something: new, a saving, the state of an order. Not clickable: that is a Chip. */
export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span className={classes(styles.badge, styles[tone])}>{children}</span>
);

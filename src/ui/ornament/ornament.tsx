import { classes } from '../classes.ts';
import styles from './ornament.module.css';

/** The shop's one ornament: a buta, as the printers of Bagru and Sanganer cut it in wood. `height` is any CSS length. */
export const Buta = ({ height = '3rem', flipped = false }: { height?: string; flipped?: boolean }) => (
  <span className={classes(styles.buta, flipped && styles.flipped)} style={{ height }} aria-hidden />
);

/** A printed border across its container. Use it once per page, where the shop speaks: above the footer, under a title. */
export const BlockPrintBorder = () => <div className={styles.border} aria-hidden />;

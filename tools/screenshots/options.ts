/** The options of `npm run screenshots`. */
export interface Wishes {
  /** The address of a running demo shop; by default one is started for the screenshots and stopped afterwards. */
  readonly address?: string;
  /** Window widths in CSS px. */
  readonly widths: readonly number[];
  /** In the dark theme as well. */
  readonly dark: boolean;
  /** Only routes whose name or address contains one of these words; none means all. */
  readonly words: readonly string[];
  /** Skips routes whose name or address contains this word: `desk` leaves only the customers' pages. */
  readonly without?: string;
}

/** Parses the command line. */
export function readWishes(line: readonly string[]): Wishes {
  const after = (option: string) => {
    const at = line.indexOf(option);
    return at < 0 ? undefined : line[at + 1];
  };
  const [widthsText, without] = [after('--widths'), after('--without')];
  const widths = widthsText?.split(',').map(Number).filter(Boolean) ?? [360, 1440];
  const address = line.find((word) => word.startsWith('http'));
  const words = line.filter(
    (word) => ![address, widthsText, without].includes(word) && !word.startsWith('--'),
  );
  return {
    ...(address && { address }),
    ...(without && { without }),
    widths,
    dark: line.includes('--dark'),
    words,
  };
}

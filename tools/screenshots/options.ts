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

export const usage = `npm run screenshots [-- ...]: pictures of every page, into ./screenshots
  WORD ...               only pages whose name or address holds one of these words: my-orders, payment
  http://127.0.0.1:3000  of a demo shop that is open already; otherwise one is opened and closed again
  --widths 360,768,1440  at these window widths; otherwise 360 and 1440
  --without desk         without the pages whose name or address holds this word
  --dark                 by night too`;

/** Parses the command line; null if help was asked for. */
export function readWishes(line: readonly string[]): Wishes | null {
  if (line.includes('--help')) return null;
  const after = (option: string) => {
    const at = line.indexOf(option);
    return at < 0 ? undefined : line[at + 1];
  };
  const [asked, without] = [after('--widths'), after('--without')];
  const widths = asked?.split(',').map(Number).filter(Boolean) ?? [360, 1440];
  const address = line.find((word) => word.startsWith('http'));
  const words = line.filter((word) => ![address, asked, without].includes(word) && !word.startsWith('--'));
  return {
    ...(address && { address }),
    ...(without && { without }),
    widths,
    dark: line.includes('--dark'),
    words,
  };
}

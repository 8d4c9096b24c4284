import { second } from '../../../platform/clock.ts';

export interface Progress {
  readonly products: number;
  readonly lines: number;
  /** Fraction of the file done, 0 to 1. */
  readonly share: number;
}

/** Seconds over which the rate is averaged, so that the time left follows the recent speed. */
const lately = 30;

/**
 * Reports progress, rate and time left, at most every two seconds, and always at the end.
 * @param now milliseconds
 */
export function progressTeller(say: (line: string) => void, started: number) {
  const marks: { at: number; products: number; share: number }[] = [{ at: started, products: 0, share: 0 }];
  let told = started;
  return (now: number, { products, lines, share }: Progress): void => {
    if (now - told < 2 * second && share < 1) return;
    told = now;
    while (marks.length > 1 && now - (marks[1]?.at ?? now) >= lately * second) marks.shift();
    const since = marks[0] ?? { at: started, products: 0, share: 0 };
    marks.push({ at: now, products, share });
    const seconds = Math.max(now - since.at, 1) / second;
    const left = share > since.share ? ((1 - share) * seconds) / (share - since.share) : 0;
    say(
      `${Math.floor(share * 100)} %: ${products} products on ${lines} lines, ${Math.round((products - since.products) / seconds)} products a second, ` +
        `${duration(left)} left, ${megabytes()} MB of memory`,
    );
  };
}

/** `40 s`, `7 min`, `1 h 20 min`. */
export function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

const megabytes = (): number => Math.round(process.memoryUsage.rss() / 1_048_576);

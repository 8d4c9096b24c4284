/** How a size came out: smaller than usual, as usual, larger. */
export const fits = ['small', 'true', 'large'] as const;
export type Fit = (typeof fits)[number];

/** How many reviews gave each verdict. */
export type FitVotes = Readonly<Record<Fit, number>>;

/** With fewer votes there is no verdict (R-SIZE-2). */
export const enoughVotes = 5;

export interface FitVerdict {
  readonly runs: Fit;
  readonly percent: number;
  readonly votes: number;
}

/**
 * The most frequent verdict, with its share rounded down to a whole percent. Null with fewer than five votes, or if
 * two share the lead.
 */
export function fitVerdict(votes: FitVotes): FitVerdict | null {
  const total = votes.small + votes.true + votes.large;
  if (total < enoughVotes) return null;
  const most = Math.max(votes.small, votes.true, votes.large);
  const [runs, another] = fits.filter((fit) => votes[fit] === most);
  if (!runs || another) return null;
  return { runs, percent: Math.floor((100 * most) / total), votes: total };
}

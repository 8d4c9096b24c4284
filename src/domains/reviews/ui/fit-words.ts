import * as m from '#messages/reviews';
import type { Fit, FitVerdict } from '../fit.ts';

const verdicts = { small: m.runs_small, true: m.runs_true, large: m.runs_large };

/** 'Runs small: 62 % of 8 votes'. */
export const verdictText = ({ runs, percent, votes }: FitVerdict): string =>
  verdicts[runs]({ percent, votes });

/** A single review's size verdict in words. */
export const cameOut = {
  small: m.came_out_small,
  true: m.came_out_true,
  large: m.came_out_large,
} satisfies Record<Fit, () => string>;

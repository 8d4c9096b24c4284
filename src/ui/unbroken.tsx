import type { ReactNode } from 'react';

/** Keeps the matching parts from wrapping, if they fit on a line. */
const keepWhole = (text: string, whole: RegExp, inside = (part: string): ReactNode => part) =>
  text.split(whole).map((part, at) =>
    at % 2 ? (
      <span key={at} data-whole="">
        {inside(part)}
      </span>
    ) : (
      part
    ),
  );

/**
 * Text whose hyphenated words ('Boat-Neck', '8-9Y') and hours ('5–9 pm') do not wrap if they fit on a line. No line begins or ends with the dot
 * of '8-9Y · White' if both sides fit.
 */
export const Unbroken = ({ text }: { text: string }) =>
  keepWhole(text.replaceAll(' · ', '\u00a0·\u00a0'), /([^ \n]+[-–][^ \n]+)/, (words) =>
    words.includes('\u00a0') ? keepWhole(words, /(\S+-\S+)/) : words,
  );

import type { ReactNode } from 'react';

/** The parts that match stay in one line, as far as it is wide enough. */
const kept = (text: string, whole: RegExp, inside = (part: string): ReactNode => part) =>
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
 * Text whose hyphenated words ('Boat-Neck', '8-9Y') stay in one line. Nor does a line begin or end with a dot, as far as
 * it is wide enough for both: '8-9Y · White'.
 */
export const Unbroken = ({ text }: { text: string }) =>
  kept(text.replaceAll(' · ', '\u00a0·\u00a0'), /([^ ]+-[^ ]+)/, (words) =>
    words.includes('\u00a0') ? kept(words, /(\S+-\S+)/) : words,
  );

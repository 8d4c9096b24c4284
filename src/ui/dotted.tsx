import { Fragment } from 'react';

/** What is there of some words, with dots between: a line breaks after a dot, and not within '8-9Y'. */
export function Dotted({ words }: { words: readonly (string | false | undefined)[] }) {
  const there = words.filter((word): word is string => !!word);
  return there.map((word, at) => (
    <Fragment key={`${at} ${word}`}>
      <span data-whole="">{at + 1 < there.length ? `${word}\u00a0·` : word}</span>{' '}
    </Fragment>
  ));
}

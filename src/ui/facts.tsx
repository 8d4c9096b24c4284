import { Fragment, type ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a thing, a label and its value a row; what is not known has none. */
export const Facts = ({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) => (
  <dl className={className}>
    {facts.map(
      ([label, value], at) =>
        value && (
          <Fragment key={`${at} ${label}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ),
    )}
  </dl>
);

import { Fragment, type ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** A list of facts, each with label and value. Facts without a value are left out. */
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

import type { ReactNode } from 'react';

/** A label and its value, in a list of facts. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

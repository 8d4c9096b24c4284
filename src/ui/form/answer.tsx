import type { ReactNode } from 'react';
import { useShownOnArrival } from './in-sight.ts';

/** What takes a form's place when it is answered, such as a QR code: it comes into sight with the focus. */
export function Answer({ children }: { children: ReactNode }) {
  const box = useShownOnArrival<HTMLDivElement>(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page that is answered without scripts begins here
    <div ref={box} tabIndex={-1} autoFocus data-answer>
      {children}
    </div>
  );
}

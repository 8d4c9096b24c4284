import type { Example } from '../example.ts';
import { Accordion } from './accordion.tsx';

export const example: Example = {
  name: 'Accordion',
  about: 'Questions and answers, the parts of a filter. Works before any script.',
  states: {
    'Folding each other': () => (
      <div>
        <Accordion title="When does it come?" name="help" open>
          <p>Inside Jaipur in two days, elsewhere in four to seven.</p>
        </Accordion>
        <Accordion title="Can I send it back?" name="help">
          <p>Within fourteen days, unworn and with its tag.</p>
        </Accordion>
      </div>
    ),
  },
};

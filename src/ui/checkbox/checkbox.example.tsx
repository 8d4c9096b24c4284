import type { Example } from '../example.ts';
import { Checkbox } from './checkbox.tsx';

export const example: Example = {
  name: 'Checkbox',
  about: 'Yes or no. In filters it carries the number of things it would leave.',
  states: {
    'Off and on': () => (
      <>
        <Checkbox label="Make this my default address" />
        <Checkbox label="Kurtas" count={128} defaultChecked />
      </>
    ),
    'With a hint': () => (
      <Checkbox
        label="Send me order news"
        hint="A text when it is packed and when it is out."
        defaultChecked
      />
    ),
    'With an error': () => <Checkbox label="I agree to the terms" error="Agree to the terms to go on." />,
    Disabled: () => <Checkbox label="Sold out sizes" count={0} disabled />,
  },
};

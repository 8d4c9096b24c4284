import type { Example } from '../example.ts';
import { Checkbox } from './checkbox.tsx';

export const example: Example = {
  name: 'Checkbox',
  about: 'Yes or no, or several of many.',
  states: {
    'Off and on': () => (
      <>
        <Checkbox label="Make this my default address" />
        <Checkbox label="Kurtas" defaultChecked />
      </>
    ),
    'With a hint': () => (
      <Checkbox
        label="Send me order news"
        hint="A text when it is packed and when it is out."
        defaultChecked
      />
    ),
    Disabled: () => <Checkbox label="Sold out sizes" disabled />,
  },
};

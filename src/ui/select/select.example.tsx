import type { Example } from '../example.ts';
import { Select } from './select.tsx';

const options = ['Newest first', 'Price, low to high', 'Price, high to low'].map((text) => (
  <option key={text}>{text}</option>
));

export const example: Example = {
  name: 'Select',
  about: 'One of several. For two or three, Radio shows them all.',
  states: {
    Chosen: () => <Select label="Sort by">{options}</Select>,
    'With an error': () => (
      <Select label="State" defaultValue="" error="Choose the state the parcel goes to.">
        <option value="">Choose a state</option>
        <option>Rajasthan</option>
      </Select>
    ),
    Disabled: () => (
      <Select label="Sort by" disabled>
        {options}
      </Select>
    ),
  },
};

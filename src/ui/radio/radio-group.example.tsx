import type { Example } from '../example.ts';
import { Radio, RadioGroup } from './radio-group.tsx';

export const example: Example = {
  name: 'RadioGroup',
  about: 'One of a few, all in sight.',
  states: {
    'One chosen': () => (
      <RadioGroup legend="Pay by">
        <Radio
          name="way"
          value="upi"
          label="UPI"
          hint="Scan the code, then tell us the UTR."
          defaultChecked
        />
        <Radio name="way" value="cash" label="Cash on delivery" />
        <Radio name="way" value="card" label="Card" disabled hint="Not at this shop yet." />
      </RadioGroup>
    ),
    'With an error': () => (
      <RadioGroup legend="Deliver to" error="Choose where it should go.">
        <Radio name="place" value="home" label="Home" />
        <Radio name="place" value="shop" label="Shop" />
      </RadioGroup>
    ),
  },
};

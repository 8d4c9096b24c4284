import type { Example } from '../example.ts';
import { Prose } from './prose.tsx';

export const example: Example = {
  name: 'Prose',
  about: 'Text to be read, at a line’s right length.',
  wide: true,
  states: {
    'A policy': () => (
      <Prose>
        <p>
          Every piece is sold by one of Jaipur’s shops and carried by us. If it is not what you hoped for, it
          can go back within <strong>14 days</strong>; <a href="#prose">how that works</a> is written below.
        </p>
        <h2>Sending something back</h2>
        <p>Keep its tag on and its packet near.</p>
        <ul>
          <li>Ask for the return in My Orders.</li>
          <li>Hand it to the courier who comes to your door.</li>
          <li>The money goes back the way it came.</li>
        </ul>
      </Prose>
    ),
  },
};

import type { Example } from '../example.ts';
import { TextArea } from './text-area.tsx';

export const example: Example = {
  name: 'TextArea',
  about: 'Reviews, messages, an address that needs a sentence.',
  states: {
    Empty: () => <TextArea label="Your review" placeholder="How does it fit, and how does the cloth feel?" />,
    'With an error': () => (
      <TextArea label="Message" error="Write what it is about, so that we can answer." />
    ),
  },
};

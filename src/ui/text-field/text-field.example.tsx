import type { Example } from '../example.ts';
import { PasswordField, TextField } from './text-field.tsx';

export const example: Example = {
  name: 'TextField',
  about: 'One line of text; PasswordField shows what was typed on request.',
  states: {
    Empty: () => <TextField label="Full name" autoComplete="name" />,
    'With a hint': () => (
      <TextField label="Phone" before="+91" inputMode="numeric" hint="Ten digits. We send the code there." />
    ),
    'With an error': () => (
      <TextField label="PIN code" defaultValue="3020" error="A PIN code has six digits, such as 302003." />
    ),
    Optional: () => <TextField label="Landmark" optional placeholder="Near Hawa Mahal" />,
    Disabled: () => <TextField label="Email" defaultValue="meera@example.com" disabled />,
    Password: () => (
      <PasswordField label="Password" defaultValue="a quiet lane" autoComplete="current-password" />
    ),
  },
};

import type { Example } from '../example.ts';
import { OtpField } from './otp-field.tsx';

export const example: Example = {
  name: 'OtpField',
  about: 'The code from a text message. One input, so that it can be pasted and suggested.',
  states: {
    Empty: () => <OtpField label="Code" hint="Sent to +91 98290 00000. It holds for five minutes." />,
    Filled: () => <OtpField label="Code" defaultValue="4072" />,
    'With an error': () => (
      <OtpField label="Code" defaultValue="1111" error="That is not the code we sent. Two more tries." />
    ),
  },
};

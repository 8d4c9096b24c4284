import type { Row } from '../../check.ts';
import { after, has, row, says } from './row.ts';

/** Section 2: register and login. */

export const entrance: readonly Row[] = [
  row(
    'register fields',
    'register: name, email, password',
    says('/register', 'guest', 'Name', 'Email', 'Password'),
  ),
  row('register login', 'register: a link to /login', has('/register', 'guest', 'href="/login')),
  row(
    'login step 1',
    'login: step 1 “Login / Register” takes the mobile number',
    says('/login', 'guest', 'Login / Register', 'Mobile number'),
  ),
  row(
    'login step 2',
    'login: step 2 “Enter OTP”',
    after('pages/login/otp-step.tsx', 'Enter OTP', 'steps/log-in.ts'),
  ),
  row(
    'login change number',
    'login: “Change Mobile Number”',
    after('pages/login/otp-step.tsx', 'Change Mobile Number', 'steps/log-in.ts'),
  ),
  row(
    'login step 3',
    'login: step 3 “Complete Your Profile” takes full name and email',
    after('pages/login/profile-step.tsx', 'Complete Your Profile', 'steps/log-in.ts'),
  ),
  row(
    'login save',
    'login: “Save & Continue”',
    after('pages/login/profile-step.tsx', 'Save & Continue', 'steps/log-in.ts'),
  ),
];

import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A mobile number, typed or pasted in any form. */
export const MobileField = (field: Omit<ComponentProps<typeof TextField>, 'before' | 'type'>) => (
  <TextField
    before="+91"
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    maxLength={40}
    {...field}
  />
);

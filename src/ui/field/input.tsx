import type { ComponentProps } from 'react';
import { useEarlyEntry } from './early-entry.ts';

/** An `input` that keeps what was typed or chosen before it was hydrated. */
export function Input(props: ComponentProps<'input'>) {
  return <input {...props} ref={useEarlyEntry(props)} />;
}

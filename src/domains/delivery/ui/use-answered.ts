import { useEffect } from 'react';
import { useOutcome } from '../../../web/form.ts';
import { keepPin } from '../../addresses/ui/device-pin.ts';
import { pinForm } from './forms.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * The server's answer to a PIN code submitted without JavaScript. If it was submitted before hydration, the PIN code
 * is stored afterwards.
 */
export function useAnswered(): Delivery | undefined {
  const outcome = useOutcome();
  const answer = outcome?.form === pinForm.name ? (outcome.answer as Delivery | undefined) : undefined;
  const pincode = answer?.pincode;
  useEffect(() => {
    if (pincode) keepPin(pincode);
  }, [pincode]);
  return answer;
}

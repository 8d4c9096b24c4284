import { useEffect } from 'react';
import { useOutcome } from '../../../web/form.ts';
import { keepPin } from '../../addresses/ui/device-pin.ts';
import { pinForm } from './forms.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * What the server answered to a PIN code that was sent without scripts. Sent before the page's code was there, it is
 * kept as soon as it is.
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

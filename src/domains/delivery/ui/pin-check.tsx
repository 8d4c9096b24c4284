import * as m from '#messages/delivery-day';
import { useDevicePin } from '../../addresses/ui/device-pin.ts';
import { dayText } from '../day-text.ts';
import { PinForm } from './pin-form.tsx';
import { useAnswered } from './use-answered.ts';
import { useDelivery } from './use-delivery.ts';
import { Waited, WaitForPin } from './wait-for-pin.tsx';

/** Asks for a PIN code, and shows the earliest delivery day. */
export function PinCheck() {
  const pincode = useDevicePin();
  const lastAnswer = useAnswered();
  const { delivery = lastAnswer } = useDelivery(pincode);
  const first = delivery?.shops.map(({ day }) => day).toSorted()[0];
  return (
    <>
      <p role="status">{delivery && sentenceOf(delivery.pincode, delivery.city, first)}</p>
      {delivery?.served === false && <WaitForPin key={delivery.pincode} pincode={delivery.pincode} />}
      <Waited />
      <PinForm />
    </>
  );
}

function sentenceOf(pincode: string, city: string, first: string | undefined): string {
  const place = city ? `${city} ${pincode}` : pincode;
  return first ? m.comes_from({ place, day: dayText(first) }) : m.outside_place({ place });
}

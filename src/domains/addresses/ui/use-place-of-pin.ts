import { useEffect, useEffectEvent, useRef } from 'react';
import { pinCodeShape } from '../../../platform/typed-code.ts';
import { shop } from '../../../shop.ts';
import { useApi } from '../../../web/page.tsx';
import { devicePin } from './device-pin.ts';

interface PlaceFields {
  readonly pincode: string;
  readonly cityDistTown: string;
}

/**
 * Prefills this device's PIN code in the customer's first address. When the PIN code changes to a known one, fills in
 * city and state (R-PEOPLE-7). A city typed by the customer stays. Without a network the customer types both.
 */
export function usePlaceOfPin(
  { pincode, cityDistTown }: PlaceFields,
  {
    first,
    fill,
  }: { first: boolean; fill: (place: { pincode?: string; state?: string; cityDistTown?: string }) => void },
): void {
  const api = useApi();
  const lastPincode = useRef(pincode);
  const lastCity = useRef<string>(shop.city);
  const fillIn = useEffectEvent((of: string, { city, state }: { city: string; state: string }) => {
    if (of !== pincode) return;
    const isOurs = cityDistTown === '' || cityDistTown === lastCity.current;
    if (isOurs) lastCity.current = city;
    fill(isOurs ? { state, cityDistTown: city } : { state });
  });
  const fillPin = useEffectEvent(() => {
    if (first && pincode === '' && devicePin()) fill({ pincode: devicePin() });
  });
  useEffect(() => fillPin(), []);
  useEffect(() => {
    if (pincode === lastPincode.current) return;
    lastPincode.current = pincode;
    if (!pinCodeShape.test(pincode)) return;
    api.addresses.findPinCode({ pincode }).then(
      ({ places: [place] }) => place && fillIn(pincode, place),
      () => undefined,
    );
  }, [api, pincode]);
}

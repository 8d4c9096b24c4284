import { placesOf, statesOf } from '../addresses/pin-codes/pin-codes.ts';
import { readState } from '../addresses/read-state.ts';
import { stateCode } from '../addresses/states.ts';

export interface GstState {
  name: string;
  /** The first two digits of a GSTIN. */
  code: string;
}

/** GST's code for places outside every state. Supplies there are inter-state. */
const otherTerritory = '97';

/** The state or union territory of an address. An unknown name is kept and counts as "other territory". */
export function gstState(name: string): GstState {
  const official = readState(name) ?? name;
  return { name: official, code: stateCode(official) ?? otherTerritory };
}

/**
 * The place of supply (R-GST-4): the state where the delivery ends (section 10(1)(a), IGST Act). New orders name a state of their
 * PIN code; an old one that does not was still delivered to its PIN code.
 */
export function placeOfSupply({ state, pincode }: { state: string; pincode: string }): GstState {
  const official = readState(state);
  const states = statesOf(pincode);
  if (official !== undefined && (states === 'any' || states.includes(official))) return gstState(official);
  return gstState(placesOf(pincode)[0]?.state ?? state);
}

const withoutLegislature = new Set(['04', '26', '31', '35', '38']);

/** The name of the state's half of the tax. Territories without a legislature levy UTGST. */
export function stateTaxName(code: string): 'SGST' | 'UTGST' {
  return withoutLegislature.has(code) ? 'UTGST' : 'SGST';
}

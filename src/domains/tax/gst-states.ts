import { normaliseState, stateCode } from '../addresses/states.ts';

export interface GstState {
  name: string;
  /** Two digits, the first of a GSTIN. */
  code: string;
}

/** What GST calls a place outside every state: a supply there is one between states. */
const otherTerritory = '97';

/** The state or union territory of an address. A name that nobody knows stays as it is, as "other territory". */
export function gstState(name: string): GstState {
  return { name: normaliseState(name), code: stateCode(name) ?? otherTerritory };
}

const withoutLegislature = new Set(['04', '26', '31', '35', '38']);

/** What the state's half of the tax is called there: territories without a legislature levy UTGST. */
export function stateTaxName(code: string): 'SGST' | 'UTGST' {
  return withoutLegislature.has(code) ? 'UTGST' : 'SGST';
}

import { normaliseState, stateCode } from '../addresses/states.ts';

export interface GstState {
  name: string;
  /** The first two digits of a GSTIN. */
  code: string;
}

/** GST's code for places outside every state. Supplies there are inter-state. */
const otherTerritory = '97';

/** The state or union territory of an address. An unknown name is kept and counts as "other territory". */
export function gstState(name: string): GstState {
  return { name: normaliseState(name), code: stateCode(name) ?? otherTerritory };
}

const withoutLegislature = new Set(['04', '26', '31', '35', '38']);

/** The name of the state's half of the tax. Territories without a legislature levy UTGST. */
export function stateTaxName(code: string): 'SGST' | 'UTGST' {
  return withoutLegislature.has(code) ? 'UTGST' : 'SGST';
}

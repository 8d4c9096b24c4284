import { line } from '../../platform/field.ts';

/** Why somebody of the staff did what a customer may ask about. */
export const reason = line(500, 3, 'Please say why, in a few words');

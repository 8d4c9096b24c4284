import * as m from '#messages/refusals';
/** The refusal of a call that could not be sent, or whose answer did not arrive. */
export const offline = {
  error: m.unreachable(),
  code: 'offline',
};

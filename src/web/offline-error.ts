import * as m from '#messages/refusals';
/** What a call says that could not be sent, or whose answer did not come. */
export const offline = {
  error: m.unreachable(),
  code: 'offline',
};

/** What a call says that could not be sent, or whose answer did not come. */
export const offline = {
  error: 'The shop could not be reached. Please check your connection and try again',
  code: 'offline',
};

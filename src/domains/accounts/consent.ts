import * as m from '#messages/account';

/**
 * The consent text shown at sign-up, stored with the time it was given. Changing it affects new accounts only:
 * existing rows keep the text that was shown.
 */
export const termsConsent = {
  kind: 'terms',
  get text() {
    return m.by_continuing_you_agree();
  },
} as const;

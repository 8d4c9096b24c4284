import * as m from '#messages/account';

/**
 * What somebody agrees to by opening an account, as the forms show it and as it is kept with the time. A changed text is
 * a new text: what earlier customers agreed to stays in their rows.
 */
export const termsConsent = {
  kind: 'terms',
  get text() {
    return m.by_continuing_you_agree();
  },
} as const;

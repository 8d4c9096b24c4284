/**
 * What somebody agrees to by opening an account, as the forms show it and as it is kept with the time. A changed text is
 * a new text: what earlier customers agreed to stays in their rows.
 */
export const termsConsent = {
  kind: 'terms',
  text: 'I agree to the terms, and I have read the privacy policy, which says what is kept about me and why.',
} as const;

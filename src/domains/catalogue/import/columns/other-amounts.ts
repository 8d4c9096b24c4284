/** Names of amounts in another money, before tax, or of several pieces. */
export const otherAmounts =
  /[$€£]|(?<![a-z])(?:usd|eur|gbp|aed|cad|aud|sgd|sar|npr|bdt|lkr|ht)(?![a-z])|(?:\bexcl\w*|\bwithout|\bbefore|\bw\/o|\bex|\bplus|\bhors|\+)[\s.-]*(?:of )?(?:gst|tax|vat|tva)|(?:gst|tax|vat) (?:excl|extra)|(?:\bper|\/) ?(?:doz|dz|set|box|pack|\d)/i;
/** Whether a cell names another money than rupees, such as USD. */
export const isOtherMoney = (currency: string): boolean =>
  /^[a-z]{3}$/i.test(currency) && currency.toUpperCase() !== 'INR';

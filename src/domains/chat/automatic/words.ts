/** The subjects of a customer's question, recognised by keywords in English, Hinglish and Hindi. */
export type Topic = 'greeting' | 'stock' | 'price' | 'delivery' | 'returns' | 'payment' | 'order' | 'thanks';

const words: Record<Topic, RegExp> = {
  greeting: word(
    'hi+|hello|hey|namaste|namaskar|pranam|ram ram|khamma ghani|sal+a+m|good (?:morning|afternoon|evening)|नमस्ते|राम राम|खम्मा घणी',
  ),
  stock: word(
    'sizes?|stock|available|availability|left|fit|fits|milega|milegi|mil jayega|hai kya|bacha|bache|saiz|naap|colou?rs?|rang|साइज|मिलेगा|है क्या',
  ),
  price: word(
    'price|cost|costs|rate|much|kitne|kitna|kitni|daam|dam|discount|offer|cheaper|sasta|paise|rupees|कितने|कितना|दाम',
  ),
  delivery: word(
    'deliver|delivery|delivered|ship|shipping|shipped|courier|reach|reaches|arrive|days|kab|kitne din|pahunch\\w*|bhej\\w*|कब|डिलीवरी',
  ),
  returns: word('returns?|exchange|refunds?|replace|wapas|vapas|badal\\w*|lauta\\w*|वापस|बदल'),
  payment: word('pay|payment|upi|cod|cash|card|gpay|phonepe|paytm|भुगतान'),
  order: word('order|ordered|order id|track|tracking|status|ऑर्डर'),
  thanks: word('thanks|thank you|thankyou|dhanyav?w?a+d|shukriya|ok|okay|theek hai|thik hai|धन्यवाद|शुक्रिया'),
};

/** Matches whole words only, in any script. */
function word(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${alternatives})(?![\\p{L}\\p{M}])`, 'iu');
}

/** The topics of a text, in the order in which they are answered. */
export function topicsOf(text: string): Topic[] {
  return (Object.keys(words) as Topic[]).filter((topic) => words[topic].test(text));
}

/** True when a text names this size, such as `M` or `32`, as a whole word. Longer sizes match in any letter case. */
export function namesSize(text: string, size: string): boolean {
  const exact = size.replace(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]*');
  return exact !== '' && new RegExp(`(?<![\\p{L}\\p{N}'’])${exact}(?![\\p{L}\\p{N}'’])`, 'iu').test(text);
}

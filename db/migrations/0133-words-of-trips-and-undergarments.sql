-- More names of goods, relatives and trips, as shoppers type them. Garba is no longer a general festival. One meaning per line,
-- then the words for it.

delete from search_synonyms where means = search_text('festive') and term in ('garba', 'dandiya', 'navratri', 'navratra', 'गरबा', 'नवरात्रि');

delete from search_synonyms where means = search_text('shorts') and term = search_text('kachha');

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('dhoti', 'lungi, लुंगी, mundu, veshti'),
  ('sandals', 'slippers'),
  ('slippers', 'slipper, sleepers, sleeper chappal, bathroom chappal'),
  ('jacket', 'windcheater, wind cheater, windbreaker, wind breaker'),
  ('salwar suit', 'salwar, सलवार'),
  ('sherwani', 'indo western, indowestern, इंडो वेस्टर्न'),
  ('pendant', 'locket, lockets, लॉकेट'),
  ('necklace', 'locket, lockets, लॉकेट'),
  ('brief', 'kachha, kaccha, kachcha, कच्छा'),
  ('boxer', 'kachha, kaccha, kachcha, कच्छा'),
  ('panty', 'kachhi, कच्छी'),
  ('trousers', 'ट्राउजर, ट्राउजर्स'),
  ('leggings', 'लेगिंग्स, लैगिंग्स'),
  ('cardigan', 'कार्डिगन'),
  ('jumpsuit', 'जंपसूट'),
  ('panty', 'पैंटी'),
  ('night suit', 'नाइटसूट, नाइट सूट'),
  ('track suit', 'ट्रैकसूट, ट्रैक सूट'),
  ('socks', 'जुराब, जुराबें'),
  ('cap', 'कैप'),
  ('handbag', 'हैंडबैग'),
  ('wallet', 'वॉलेट'),
  ('sandals', 'सैंडिल'),
  ('slippers', 'स्लीपर'),
  ('sneakers', 'स्नीकर, स्नीकर्स'),
  ('juttis', 'जुत्ती'),
  ('necklace', 'नेकलेस'),
  ('maang tikka', 'मांगटीका'),
  ('patiala', 'पटियाला'),
  ('denim', 'डेनिम'),
  ('maroon', 'मरून, mehroon, mahroon, mahrun'),
  ('navy', 'नेवी'),
  ('men', 'भैया'),
  ('women', 'मम्मी'),
  ('night', 'raat, raat ko, रात'),
  ('beach', 'goa, goa trip, गोवा'),
  ('garba', 'dandiya, navratri, navratra, नवरात्रि, डांडिया'),
  ('women', 'ledis, ladis, ladiz, ledies, leadies, leady'),
  ('men', 'jents, gens, gentes')
) as meaning(means, words)
cross join lateral string_to_table(meaning.words, ', ') as term
on conflict do nothing;

-- More of what people type: audiences, occasions, and spellings one typo away from another word. One meaning per line, then the
-- words for it.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('women', 'wife, biwi, bivi, patni, पत्नी, बीवी, girlfriend, mummy, maa, mother, मां, bhabhi, भाभी, didi, दीदी, sister, behen, behan, बहन, ladki, ladkiyon, ladkiyan, लड़की, लड़कियों, लड़कियां'),
  ('men', 'husband, pati, पति, papa, father, pitaji, पापा, bhai, भाई, bhaiya, brother, boyfriend, jija'),
  ('girls', 'ladkiyan, लड़कियां, daughter, bitiya, बिटिया, bachi, bachiyon'),
  ('boys', 'ladkon, son, bete, बेटे, munna'),
  ('kids', 'baccho, bacho, bachcho, bachchon, bachho, bachhon, bacha, nanhe, नन्हे'),
  ('juttis', 'juti, jutis, jutiyan, juttian'),
  ('sandals', 'sandle, sandles, sandel, sandels'),
  ('banarasi', 'banarsi, benarasi, बनारसी'),
  ('checks', 'checkered, chequered'),
  ('checkered', 'checks, check, checked, chequered, चेक'),
  ('gifts', 'gift, tohfa, tofa, uphaar, uphar, तोहफा, उपहार, gifting'),
  ('party', 'party wear, evening wear, पार्टी वियर'),
  ('wedding', 'wedding wear, shaadi wear, shadi wear, baraat, barat, nikah, viah, शादियों'),
  ('festive', 'festive wear, navratri, navratra, garba, eid, ईद, karwa chauth, karva chauth, rakhi, raksha bandhan, pooja, puja, पूजा, onam, lohri, dussehra'),
  ('office', 'office wear, work wear, workwear, formal wear'),
  ('casual', 'casual wear, regular wear'),
  ('daily', 'daily wear, roz, rozana'),
  ('ethnic', 'ethnic wear, traditional wear'),
  ('sports', 'sports wear, sportswear, gym wear, activewear, active wear'),
  ('winter', 'winter wear, sardiyan'),
  ('summer', 'summer wear, garmiyan'),
  ('handloom', 'hathkargha'),
  ('suit', 'सूट'),
  ('footwear', 'foot wear'),
  ('clothes', 'kapdo, kapdon, कपड़ों, vastra'),
  ('mangalsutra', 'mangal sutra')
) as meaning (means, terms)
cross join lateral regexp_split_to_table(meaning.terms, ',') as term
on conflict do nothing;

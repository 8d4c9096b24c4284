-- Names of goods, occasions and filler words that shoppers used and no table had. One meaning per line, then the words for it.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('', 'range, price range, gaon, gaanv, gaon ke, karte time, karte waqt, karte samay, karte hue, rasm, rasam, rasmein, गांव, गाँव, रस्म, रस्में'),
  ('juttis', 'khussa, khusa, khussas, pagarkhi, pagarkha'), ('sneakers', 'keds, ked'), ('trousers', 'slacks'),
  ('cargo', 'six pocket, 6 pocket, six pockets'),
  ('salwar suit', 'kurta suit, kurti suit, frock suit'), ('kurta set', 'kurta suit, kurti suit'), ('anarkali', 'frock suit'),
  ('bandhgala', 'prince coat, prince suit, prince jacket'), ('sherwani', 'prince coat, prince suit'), ('nehru jacket', 'prince coat, prince jacket'),
  ('lehenga', 'lacha, lachha, lancha, lacha choli, lancha choli'), ('pendant', 'pendal, pendul, pendent, gale ka pendal'), ('nose pin', 'nakphool, nak phool, naak phool, nakful'),
  ('briefs', 'janghiya, jangiya, kachha, kachcha, जांघिया, कच्छा'), ('boxer', 'boxer chaddi, chaddi boxer'), ('camisole', 'sameez, samiz, shameez, shamiz, शमीज'),
  ('nightdress', 'night wala gown, gown night wala, raat wala gown'), ('earrings', 'jhale, jhala, kan ke jhale, kaan ke jhale'), ('vest', 'undershirt, undershirts'), ('maternity', 'feeding, feeding wali'), ('nursing', 'feeding, feeding wali'),
  ('wedding', 'saat phere, sat phere, 7 phere, phero, सात फेरे, फेरे'), ('festive', 'mela, mele, fest, मेला, मेले'), ('party', 'fest'),
  ('plain', 'shok sabha, shok, teeye ki baithak, शोक सभा, शोक'), ('daily', 'ghar ke kaam, ghar ka kaam, ghar ke kam, घर के काम')
) as meaning(means, words)
cross join lateral string_to_table(meaning.words, ', ') as term
on conflict do nothing;

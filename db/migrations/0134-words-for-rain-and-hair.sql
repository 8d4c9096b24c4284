-- Names of goods that shoppers searched for without results. One meaning per line, then the words for it.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('salwar suit', 'salwar soot, soot salwar, salwar sut'),
  ('kurta pyjama', 'pyjama kurta, pajama kurta'),
  ('raincoat', 'barish ka coat, barish wala coat, barish ki jacket, rain jacket, rain coat, barsati, बरसाती, रेनकोट'),
  ('nightwear', 'sone ke kapde, sone ki dress, sleepwear, sleep wear'),
  ('night', 'sone ke liye'),
  ('suspenders', 'braces, trouser braces, gallus'),
  ('girls', 'chhoti behen, chhoti bahan, choti behan, chhoti bachi'),
  ('swimwear', 'swimming, swimming ke kapde'),
  ('bodysuit', 'babysuit, baby suit, onesie'),
  ('hair clip', 'jooda clip, juda clip, joora clip, juda pin, hair pin'),
  ('hair accessories', 'jooda clip, juda clip, joora clip, juda pin, hair pin')
) as meaning(means, words)
cross join lateral string_to_table(meaning.words, ', ') as term
on conflict do nothing;

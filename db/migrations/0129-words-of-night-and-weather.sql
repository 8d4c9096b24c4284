-- More names of clothes for the night, rain and cold. One meaning per line, then the words for it.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('nightwear', 'nightdress, night wear, night gown, nightgown, sleepwear, sleep wear, sleeping dress, sone ke kapde, raat ke kapde, raat ki dress, सोने के कपड़े'),
  ('nighty', 'nightdress, nightwear, night dress'),
  ('nightdress', 'nightwear, night dress, night gown, nightgown, sleeping dress'),
  ('raincoat', 'rain coat, rain jacket, rain suit, rainwear, rain wear, barsati, reincoat, रेनकोट, बरसाती'),
  ('rain', 'barish, baarish, barsaat, barsat, monsoon, rainy, rainy season, बारिश, बरसात'),
  ('winter', 'garam, garm, गरम, गर्म, thandi, ठंडी, ठंड, sardiyo, sardio')
) as meaning (means, terms)
cross join lateral regexp_split_to_table(meaning.terms, ',') as term
where search_text(term) <> search_text(meaning.means)
on conflict do nothing;

-- Shades that count as each other, and more names of goods, seasons and festivals. One meaning per line, then the words for it.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('maroon', 'burgundy, wine'),
  ('wine', 'burgundy, maroon'),
  ('burgundy', 'wine, maroon'),
  ('firozi', 'turquoise, teal, aqua'),
  ('turquoise', 'firozi, teal, aqua'),
  ('teal', 'turquoise, firozi, peacock'),
  ('peacock', 'teal'),
  ('lilac', 'lavender, mauve'),
  ('lavender', 'lilac, mauve'),
  ('mauve', 'lilac, lavender'),
  ('ivory', 'cream, off white'),
  ('cream', 'ivory, beige, off white'),
  ('mustard', 'turmeric'),
  ('turmeric', 'mustard'),
  ('rust', 'terracotta, copper'),
  ('terracotta', 'rust'),
  ('coral', 'peach'),
  ('peach', 'coral'),
  ('fuchsia', 'magenta, rani'),
  ('magenta', 'fuchsia, rani'),
  ('rani', 'magenta, fuchsia'),
  ('sage', 'mint'),
  ('mint', 'sage'),
  ('emerald', 'bottle green'),
  ('chocolate', 'coffee brown'),
  ('winterwear', 'winter wear, winter clothes, winter clothing, woollens'),
  ('high rise', 'high waist, high waisted, highwaist'),
  ('low rise', 'low waist, low waisted'),
  ('sunglasses', 'specs, sun glasses, chasma'),
  ('backpack', 'bagpack, bagpacks, bag pack, back pack'),
  ('wallet', 'valet, money purse'),
  ('nose ring', 'nose pin, nosepin, nathiya'),
  ('festive', 'bhai dooj, ganpati, ganesh chaturthi, durga puja, pongal, ugadi, baisakhi, vaisakhi, janmashtami, christmas, dhanteras, chhath, new year'),
  ('leheriya', 'teej'),
  ('stole', 'gamcha, gamchha'),
  ('bangles', 'bangdi, bangdiyan'),
  ('suit', 'tuxedo'),
  ('blazer', 'tuxedo')
) as meaning (means, terms)
cross join lateral regexp_split_to_table(meaning.terms, ',') as term
where search_text(term) <> search_text(meaning.means)
on conflict do nothing;

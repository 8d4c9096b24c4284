-- More names of goods and occasions, and words that mean nothing beside others. One meaning per line, then the words for it.

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('nehru jacket', 'waistcoat, waist coat, vest coat, basket coat'),
  ('kada', 'bracelet, bracelets, breslet'),
  ('salwar suit', 'salwar kamez, salwar kamiz, salwar qameez'),
  ('sandals', 'chapal, chapals, chappals'),
  ('office', 'interview'),
  ('palazzo', 'palazzos'),
  ('', 'rang, rang ki, rang ka, rang ke, रंग, jo, colored, coloured')
) as meaning (means, terms)
cross join lateral regexp_split_to_table(meaning.terms, ',') as term
where search_text(term) <> search_text(meaning.means)
on conflict do nothing;

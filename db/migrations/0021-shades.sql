-- Whoever asks for a plain colour may mean its shades too: a maroon kurta is among the red ones, after those that are called red.
insert into search_synonyms (term, means)
select colour.term, search_text(shade)
from (values
  ('red', 'maroon, crimson, madder, wine, scarlet, burgundy'),
  ('pink', 'rani, rose, blush, gulabi, magenta, fuchsia'),
  ('orange', 'coral, peach, rust, saffron, terracotta'),
  ('yellow', 'mustard, lemon, turmeric, marigold'),
  ('green', 'olive, mint, emerald, sage, mehendi, bottle, parrot'),
  ('blue', 'navy, indigo, teal, turquoise, firozi, sky, midblue'),
  ('purple', 'violet, lilac, lavender, plum, mauve'),
  ('brown', 'tan, chocolate, copper, coffee'),
  ('beige', 'cream, sand, nude, kora'),
  ('white', 'ivory, kora'),
  ('grey', 'charcoal, ash, silver'),
  ('gray', 'charcoal, ash, silver'),
  ('gold', 'golden')
) as colour (term, shades)
cross join lateral regexp_split_to_table(colour.shades, ',') as shade
on conflict do nothing;

-- Two names for one thing, either way.
insert into search_synonyms (term, means)
values ('bangle', 'kada'), ('bangles', 'kada'), ('kada', 'bangle'), ('scarf', 'stole'), ('scarves', 'stole'), ('shawl', 'stole'),
       ('handbag', 'tote'), ('jutti', 'mojari'), ('juttis', 'mojari'), ('t shirt', 'tee'), ('tshirt', 'tee')
on conflict do nothing;

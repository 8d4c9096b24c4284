-- A 'ladka' may be a young man, as a 'ladki' may be a woman. 'gym wear' is clothes for the gym. More occasions, as shoppers type
-- them. One meaning per line, then the words for it.

delete from search_synonyms where term in ('gym wear', 'sports wear', 'active wear', 'party wear', 'office wear', 'work wear', 'formal wear', 'casual wear', 'daily wear', 'summer wear', 'festive wear', 'evening wear')
  and means in ('sports', 'party', 'office', 'casual', 'daily', 'summer', 'festive');

insert into search_synonyms (term, means)
select distinct search_text(term), search_text(meaning.means)
from (values
  ('men', 'ladka, ladke, ladko, ladkon, लड़का, लड़के, लड़कों'),
  ('boys', 'ladko'),
  ('party', 'freshers, farewell, date night, get together, kitty, kitty party, bachelorette, valentine, valentines, prom, jashn'),
  ('festive', 'tyohaaro, tyoharo, tyoharon, akshaya tritiya, shivratri, mahashivratri, vat savitri, mundan, namkaran, grih pravesh, griha pravesh, housewarming, satsang, mandir, temple, jagran, kirtan, त्योहारों'),
  ('wedding', 'jaimala, varmala, baraati, barati, vidai, bidaai, tilak, nikaah, shaadi byah, wedding guest, ब्याह, बरात'),
  ('engagement', 'sagayi, ring ceremony'),
  ('office', 'naukri, job, corporate, meeting, presentation, conference, kaam par, दफ़्तर'),
  ('travel', 'journey, trip, tour, ghoomne, ghumne, yatra, picnic, flight, airport, train journey'),
  ('gym', 'exercise, vyayam, fitness, zumba, crossfit, jogging, व्यायाम'),
  ('winter', 'thandak, thandi ke mausam, jaada, pahad, manali, shimla, snow, ठंडक'),
  ('summer', 'dhoop, garmi ke mausam, garmiyo, tapti garmi'),
  ('daily', 'rozmarra, har roz, ghar, ghar par, ghar ke liye, ghar mein, रोज, रोज़ाना, घर'),
  ('beach', 'samundar, sea side, seaside, pool party, honeymoon')
) as meaning(means, words)
cross join lateral string_to_table(meaning.words, ', ') as term
on conflict do nothing;

-- Accents were taken off before letters were made small, and nine letters ('Ɡ', 'Ƞ' ...) have an accent only as small ones: they read one
-- way as typed and another way read again, and a synonym of them was no text as search reads it. Small first: now case makes no difference,
-- and what was read before reads the same. Products with such a letter in their text are found by its plain one once they are saved anew.
create or replace function search_text(input text) returns text
  language sql stable parallel safe
  return trim(regexp_replace(regexp_replace(
    replace(lower(
      case when octet_length(input) = length(input) then input
           else unaccent(lower(translate(normalize(input, nfc), U&'\0901\093C\200B\200C\200D\FEFF', U&'\0902'))) end), '''', ''),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+', ' ', 'g'),
    ' {2,}', ' ', 'g'));

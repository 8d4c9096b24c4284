-- The colour that each picture of a product shows, as set at the desk: {"/pictures/….webp": "Sky Blue"}, '' for none. For other
-- pictures it is the colour at the end of their alt text.
alter table products add column picture_colours jsonb not null default '{}';

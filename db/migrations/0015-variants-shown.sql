-- A product's variants in the order in which they are shown, read from the index alone: every product of every list reads this.
create index variants_shown on variants (product_id, position, id) include (size, colour);

-- Finds the products read with an older version of the words: without it, a start over a million products that are all read
-- scans every one of them, and is cut off by the statement timeout.

-- while open: built in 2 s over a million products; a seller who saves meanwhile waits that long, half of what a statement may take.
create index products_attributes_read on products (attributes_read, id);

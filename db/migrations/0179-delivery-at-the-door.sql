-- The shop whose parcel brings, at the door, the delivery fee of what remains after its customer cancelled another parcel.
alter table orders add column delivery_due_with text;

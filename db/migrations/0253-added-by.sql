-- Who answers for a login that was added at the desk: the operator who added it, or who answers for that operator.
alter table staff add column added_by text references staff(id);

-- The run on which a return's pick-up holds a place; null where places are not limited, or it was given back.
alter table returns add column held_run text;

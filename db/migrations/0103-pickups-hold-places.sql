-- The run on which a return's pick-up holds a place, null if places are unlimited or the place was released.
alter table returns add column held_run text;

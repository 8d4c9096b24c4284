-- How the size came out, as the writer of a review says it; null when it is not said. A review that an operator has
-- hidden is shown and counted nowhere.
alter table reviews add column fit text, add column hidden_at timestamptz;
-- while open: not valid, so no row is looked at; the version before writes no fit.
alter table reviews add constraint reviews_fit_check check (fit in ('small', 'true', 'large')) not valid;

-- How the size fitted, according to the review's writer, null if not stated. A review that an operator has hidden is neither
-- shown nor counted.
alter table reviews add column fit text, add column hidden_at timestamptz;
-- while open: not valid, so existing rows are not checked. The version before writes no fit.
alter table reviews add constraint reviews_fit_check check (fit in ('small', 'true', 'large')) not valid;

-- Processes that work on the queue of jobs, and when each was last known to be alive.
create table job_workers (
  id      text primary key,
  seen_at timestamptz not null
);

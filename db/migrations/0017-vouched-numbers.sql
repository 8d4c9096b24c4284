-- While somebody sweeps numbers with guesses, a login takes two codes: when the first one was entered right.
alter table otps add column vouched_at timestamptz;

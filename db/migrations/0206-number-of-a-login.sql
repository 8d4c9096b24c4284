-- When the session proved by an OTP that its customer has the account's number; null without.
alter table sessions add column number_proved_at timestamptz;

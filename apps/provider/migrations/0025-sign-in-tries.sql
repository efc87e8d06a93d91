-- Wrong sign-ins: one row an account for the devices that it does not know, and one for each that it does. Not unlogged as
-- other counters are: a crash must give nobody new tries. The account is not named, and may not exist.
create table sign_in_tries (
  -- HMAC of school, account and device.
  key bytea primary key,
  wrong_in_a_row integer not null,
  wrong_in_a_day integer not null,
  day_ends_at timestamptz not null,
  -- No try is looked at before.
  next_at timestamptz not null
);
create index sign_in_tries_by_age on sign_in_tries (next_at);

-- How the last test or the last real use of the school's mail server ended; both null until there is one.
alter table smtp_settings
  add column checked_at timestamptz,
  add column problem text;

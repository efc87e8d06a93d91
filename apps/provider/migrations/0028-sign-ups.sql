-- Sign-ups whose address nobody has confirmed yet: they become people only by the mailed link. The previous version can run on
-- the migrated tables: it keeps adding pending people at once.

create table sign_ups (
  college_id uuid not null references colleges (id),
  -- Of the mailed link's secret.
  hash bytea not null,
  name text not null,
  first_lastname text not null,
  second_lastname text,
  email text not null,
  password_hash text not null,
  offers boolean not null,
  expires_at timestamptz not null,
  primary key (college_id, hash)
);

alter table sign_ups enable row level security;
alter table sign_ups force row level security;
create policy college_isolation on sign_ups
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

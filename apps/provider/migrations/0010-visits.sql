-- When people were here and for how long; nothing of what they did.
create table visits (
  college_id uuid not null,
  -- Made on the device, so that a batch sent twice counts once.
  id uuid not null,
  user_id uuid not null,
  started_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  primary key (college_id, id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index visits_by_time on visits (college_id, started_at);
create index visits_of_user on visits (college_id, user_id);
create index post_reads_by_time on post_reads (college_id, read_at);
alter table visits enable row level security;
alter table visits force row level security;
create policy own_college on visits
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

-- Oversight of the messenger. The previous version can run on the migrated tables.

-- Pairs of roles that may not start conversations; all others may.
create table messaging_blocks (
  college_id uuid not null references colleges (id),
  from_role_id uuid not null,
  to_role_id uuid not null,
  primary key (college_id, from_role_id, to_role_id),
  foreign key (college_id, from_role_id) references roles (college_id, id) on delete cascade,
  foreign key (college_id, to_role_id) references roles (college_id, id) on delete cascade
);
create index messaging_blocks_by_target on messaging_blocks (college_id, to_role_id);

alter table messaging_blocks enable row level security;
alter table messaging_blocks force row level security;
create policy college_isolation on messaging_blocks
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

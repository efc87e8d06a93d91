-- Templates of posts, events and notifications. The previous version can run on the migrated tables.

create table templates (
  college_id uuid not null references colleges (id),
  id uuid not null,
  kind text not null check (kind in ('post', 'event', 'notification')),
  name text not null,
  -- The name in lower case.
  name_key text not null,
  -- The values of the kind, as the contract describes them.
  content jsonb not null,
  -- A template outlives its author.
  author_id uuid,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  constraint templates_by_name unique (college_id, kind, name_key),
  foreign key (college_id, author_id) references users (college_id, id) on delete set null (author_id)
);
create index templates_by_author on templates (college_id, author_id);

alter table templates enable row level security;
alter table templates force row level security;
create policy college_isolation on templates
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

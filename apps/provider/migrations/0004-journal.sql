-- Who changed what. Only ever added to: the application's role may neither change nor delete a row.
create table audit_entries (
  college_id uuid not null references colleges (id),
  -- A UUIDv7: its order is the order of time.
  id uuid not null,
  -- Empty when the provider acted by itself. The name is kept as it was, also when the person is gone.
  actor_id uuid,
  actor_name text not null,
  -- The operation's id in the contract.
  action text not null,
  subject_kind text not null,
  subject_id uuid,
  subject_name text not null,
  before jsonb,
  after jsonb,
  source text not null,
  created_at timestamptz not null,
  primary key (college_id, id)
);
create index audit_of_actor on audit_entries (college_id, actor_id, id);
create index audit_of_subject on audit_entries (college_id, subject_id, id);

-- One number a school, drawn under the row's lock as the last step of a transaction: numbers become visible in their order,
-- so that who reads "after the last one I saw" misses nothing.
create table event_counters (
  college_id uuid primary key references colleges (id),
  last_seq bigint not null
);

create table stream_events (
  college_id uuid not null references colleges (id),
  seq bigint not null,
  kind text not null,
  -- Whom it is for; null is everybody of the school.
  user_ids uuid[],
  data jsonb not null,
  created_at timestamptz not null,
  primary key (college_id, seq)
);
create index stream_events_by_age on stream_events (college_id, created_at);

do $$
declare t text;
begin
  foreach t in array array['audit_entries', 'event_counters', 'stream_events'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_college on %I
                      using (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)
                      with check (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)', t);
  end loop;
end $$;

create table events (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  description text,
  place_id uuid,
  address text,
  -- Of an all-day event: the first moment of its first day, and of the day after its last, in its zone. They place it among
  -- the others; what it means is said by the two days, which no clock moves.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  first_day date,
  last_day date,
  timezone text not null,
  status text not null check (status in ('tentative', 'confirmed', 'cancelled')),
  audience jsonb not null,
  -- Name, description and address without accents and case: what a search looks at.
  folded text not null,
  sync_wanted boolean not null default false,
  author_id uuid not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, place_id) references places (college_id, id),
  foreign key (college_id, author_id) references users (college_id, id),
  check (ends_at > starts_at),
  check ((first_day is null) = (last_day is null)),
  check (last_day >= first_day)
);
create index events_by_time on events (college_id, starts_at, id);
create index events_of_place on events (college_id, place_id);
create index events_of_author on events (college_id, author_id);

create table calendar_feeds (
  college_id uuid not null references colleges (id),
  id uuid not null,
  user_id uuid not null,
  name text not null,
  -- SHA-256 of the address's 256 random bits.
  hash bytea not null,
  place_ids uuid[] not null,
  grade_ids uuid[] not null,
  course_ids uuid[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (college_id, id),
  unique (college_id, hash),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index feeds_of_user on calendar_feeds (college_id, user_id, id);

-- The school's own calendar on a CalDAV server.
create table calendar_settings (
  college_id uuid primary key references colleges (id),
  url text not null,
  username text not null,
  -- Encrypted.
  password bytea,
  enabled boolean not null,
  updated_at timestamptz not null
);

-- One row an event that has, or is to have, a copy in the school's calendar. It outlives the event until the copy is gone,
-- so it points to none.
create table event_copies (
  college_id uuid not null references colleges (id),
  event_id uuid not null,
  -- Goes up with every change: a copier that took an older one finishes nothing.
  revision integer not null default 1,
  attempts integer not null default 0,
  -- When to work on it; empty when there is nothing to do.
  next_attempt_at timestamptz,
  -- Who works on it now, and until when nobody else may.
  lease uuid,
  leased_until timestamptz,
  -- The copy as the server last named it.
  etag text,
  synced_at timestamptz,
  error text,
  detail text,
  primary key (college_id, event_id)
);
create index copies_to_make on event_copies (college_id, next_attempt_at) where next_attempt_at is not null;

do $$
declare t text;
begin
  foreach t in array array['events', 'calendar_feeds', 'calendar_settings', 'event_copies'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_college on %I
                      using (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)
                      with check (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)', t);
  end loop;
end $$;

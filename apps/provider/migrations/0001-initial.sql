-- The tables of all schools, by area: schools, people and sign-in, news, notifications, events, documents and contacts,
-- messages, email, requests and the audit log, row-level security.
--
-- Every key and index of a school's table starts with `college_id`. An index is named `<table>_by_<key>`, a partial one by its
-- condition. `search_text` is the text that a search looks at, without accents and case. `version` is the value that a change
-- names in If-Match.

-- Schools ----------------------------------------------------------------------------------------------------------------

create table colleges (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  short_name text not null,
  acronym text not null,
  address text,
  -- The territory's official code (CUT).
  commune_id text,
  email text,
  phone text,
  app_status_publishing integer not null default 0,
  have_advertising boolean not null default false,
  show_onboarding boolean not null default false,
  -- A picture is the id of a row in `college_pictures`, or the name of a file in this folder of the program.
  media_folder text,
  image text,
  image_menu text,
  image_splash text,
  theme_color text not null,
  corners text not null default 'soft' check (corners in ('sharp', 'soft', 'round')),
  language text not null default 'es',
  languages text[] not null,
  timezone text not null default 'America/Santiago',
  sign_up_open boolean not null default true,
  -- The version that the last removal of the mail settings created. New settings continue from it, so that a change that was
  -- started before the removal never finds the same version.
  smtp_removed_version integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null
);

-- The only table that is read before the school is known.
create table college_domains (
  domain text primary key check (domain = lower(domain)),
  college_id uuid not null references colleges (id)
);

-- Pictures that a school uploaded. They are small, so they are stored here: one transaction replaces the old picture.
create table college_pictures (
  college_id uuid not null references colleges (id),
  id uuid not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (college_id, id)
);

create table places (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  code text not null,
  main boolean not null default false,
  address text not null,
  commune_id text,
  lat double precision,
  lng double precision,
  timezone text not null,
  phone text,
  email text,
  hours jsonb not null default '[]',
  version integer not null default 1,
  primary key (college_id, id)
);
create unique index places_main on places (college_id) where main;
create unique index places_by_code on places (college_id, lower(code));

create table grades (
  college_id uuid not null references colleges (id),
  id uuid not null,
  code text not null,
  name text not null,
  level text not null check (level in ('parvularia', 'basica', 'media')),
  position integer not null,
  version integer not null default 1,
  primary key (college_id, id),
  unique (college_id, code)
);

create table courses (
  college_id uuid not null references colleges (id),
  id uuid not null,
  grade_id uuid not null,
  place_id uuid,
  code text not null,
  name text not null,
  letter text not null,
  version integer not null default 1,
  primary key (college_id, id),
  unique (college_id, code),
  foreign key (college_id, grade_id) references grades (college_id, id),
  foreign key (college_id, place_id) references places (college_id, id)
);
create index courses_by_grade on courses (college_id, grade_id);
create index courses_by_place on courses (college_id, place_id);

-- People and sign-in -----------------------------------------------------------------------------------------------------

create table roles (
  college_id uuid not null references colleges (id),
  id uuid not null,
  slug text not null,
  name text not null,
  position integer not null,
  version integer not null default 1,
  primary key (college_id, id),
  unique (college_id, slug)
);

create table role_permissions (
  college_id uuid not null,
  role_id uuid not null,
  permission text not null,
  scope text not null check (scope in ('any', 'own', 'items')),
  primary key (college_id, role_id, permission),
  foreign key (college_id, role_id) references roles (college_id, id) on delete cascade
);

create table users (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  first_lastname text,
  second_lastname text,
  email text not null check (email = lower(email)),
  -- A RUT is stored as number and check digit, so that dots and hyphens are only a format.
  rut_number integer,
  rut_digit char(1),
  passport text,
  phone text,
  birthdate date,
  position text,
  avatar_id uuid,
  password_hash text not null,
  pin_hash text,
  -- Since the last correct PIN, or since the lock ended.
  failed_pin_attempts integer not null default 0,
  pin_locked_until timestamptz,
  status text not null check (status in ('active', 'pending', 'suspended')),
  -- Signed up, but the administrators have not been notified yet.
  sign_up_notification_pending boolean not null default false,
  last_sign_in_at timestamptz,
  offers boolean not null default false,
  -- The person has closed the introduction, which then stays closed on all devices.
  introduction_seen boolean not null default false,
  -- Surnames first, because lists of people are sorted by this text too.
  search_text text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, email),
  unique (college_id, rut_number),
  unique (college_id, passport),
  check ((rut_number is null) = (rut_digit is null))
);
create index users_by_name on users (college_id, search_text collate "C", id);
create index users_by_creation on users (college_id, created_at, id);
create index users_by_status on users (college_id, status);
create index users_by_sign_in on users (college_id, last_sign_in_at nulls first, id);
create index users_sign_up_notification_pending on users (college_id, created_at) where sign_up_notification_pending;

create table user_roles (
  college_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  primary key (college_id, user_id, role_id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade,
  foreign key (college_id, role_id) references roles (college_id, id)
);
create index user_roles_by_role on user_roles (college_id, role_id);

-- The courses, grades and places that the permission scope "own" means for a person.
create table user_scopes (
  college_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('course', 'grade', 'place')),
  target_id uuid not null,
  primary key (college_id, user_id, kind, target_id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index user_scopes_by_target on user_scopes (college_id, kind, target_id);

create table avatars (
  college_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index avatars_by_user on avatars (college_id, user_id);

create table tokens (
  college_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- SHA-256 of 256 random bits: they cannot be guessed, so the hash needs no salt.
  hash bytea not null,
  device_name text,
  browser text,
  system text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, hash),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index tokens_by_user on tokens (college_id, user_id);

create table password_resets (
  college_id uuid not null,
  user_id uuid not null,
  hash bytea not null,
  expires_at timestamptz not null,
  primary key (college_id, user_id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);

-- Failed sign-ins: one row per account for unknown devices, and one per known device. The table is logged, because a crash must
-- not allow new attempts. The key does not reveal whether the account exists.
create table sign_in_attempts (
  -- HMAC of school, account and device.
  key bytea primary key,
  consecutive_failures integer not null,
  daily_failures integer not null,
  day_ends_at timestamptz not null,
  -- Earlier attempts are refused unread.
  next_attempt_at timestamptz not null
);
create index sign_in_attempts_by_time on sign_in_attempts (next_attempt_at);

-- Time and length of a person's visits; not what they did.
create table visits (
  college_id uuid not null,
  -- Created on the device, so that a batch that is sent twice counts once.
  id uuid not null,
  user_id uuid not null,
  started_at timestamptz not null,
  seconds integer not null check (seconds >= 0),
  primary key (college_id, id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index visits_by_time on visits (college_id, started_at);
create index visits_by_user on visits (college_id, user_id);

-- News -------------------------------------------------------------------------------------------------------------------

create table post_categories (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  slug text not null,
  parent_id uuid,
  position integer not null,
  version integer not null default 1,
  primary key (college_id, id),
  unique (college_id, slug),
  foreign key (college_id, parent_id) references post_categories (college_id, id)
);

create table posts (
  college_id uuid not null references colleges (id),
  id uuid not null,
  title text not null,
  -- Null only in a draft.
  category_id uuid,
  body jsonb not null,
  excerpt text not null,
  search_text text not null,
  audience jsonb not null,
  status text not null check (status in ('draft', 'published', 'archived')),
  published_at timestamptz,
  -- `published_at` was in the future when the post was saved, and the effects of its publication have not happened yet.
  publication_pending boolean not null default false,
  author_id uuid not null,
  cover_file text,
  cover_alt text,
  recipients_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, category_id) references post_categories (college_id, id),
  foreign key (college_id, author_id) references users (college_id, id),
  check (status = 'draft' or published_at is not null)
);
-- One index per order of the list, so that a page costs the same in a school with a million posts.
create index posts_by_time on posts (college_id, published_at desc, created_at desc, id desc);
create index posts_by_change on posts (college_id, updated_at, id);
-- An index entry cannot hold a whole text.
create index posts_by_title on posts (college_id, left(search_text, 100) collate "C", id);
create index posts_by_category on posts (college_id, category_id);
create index posts_by_author on posts (college_id, author_id, status, published_at);
-- Includes the columns that count and order search results, so that a thousand results do not read a thousand rows.
create index posts_by_id on posts (college_id, id) include (status, published_at, created_at, updated_at, author_id);
create index posts_publication_pending on posts (college_id, published_at) where publication_pending;

create table post_reads (
  college_id uuid not null,
  post_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null,
  primary key (college_id, post_id, user_id),
  foreign key (college_id, post_id) references posts (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index post_reads_by_user on post_reads (college_id, user_id);
create index post_reads_by_time on post_reads (college_id, read_at);

-- Pictures in posts. `post_id` is null until a post that uses the picture is saved.
create table post_pictures (
  college_id uuid not null,
  id uuid not null,
  author_id uuid not null,
  post_id uuid,
  content bytea not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, post_id) references posts (college_id, id) on delete cascade,
  foreign key (college_id, author_id) references users (college_id, id)
);
create index post_pictures_by_post on post_pictures (college_id, post_id);
create index post_pictures_by_author on post_pictures (college_id, author_id);
create index post_pictures_unattached on post_pictures (college_id, created_at) where post_id is null;

-- Files of posts; their bytes are in the storage. `post_id` is null until a post that names the file is saved.
create table post_attachments (
  college_id uuid not null,
  id uuid not null,
  author_id uuid not null,
  post_id uuid,
  position integer not null default 0,
  file_id uuid not null,
  file_name text not null,
  file_type text not null,
  file_size integer not null,
  file_sha256 text not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, file_id),
  foreign key (college_id, post_id) references posts (college_id, id) on delete cascade,
  foreign key (college_id, author_id) references users (college_id, id)
);
create index post_attachments_by_post on post_attachments (college_id, post_id, position);
create index post_attachments_by_author on post_attachments (college_id, author_id);
create index post_attachments_unattached on post_attachments (college_id, created_at) where post_id is null;

-- The number of posts by the columns that decide who sees them and which filter matches. A count reads some hundred rows here
-- instead of every post.
create table post_counts (
  college_id uuid not null references colleges (id),
  status text not null,
  -- Of author, category and audience, because an index entry cannot hold a list of any length.
  digest uuid not null,
  author_id uuid not null,
  category_id uuid,
  audience jsonb not null,
  count integer not null,
  primary key (college_id, status, digest)
);

create function post_count_digest(author_id uuid, category_id uuid, audience jsonb) returns uuid language sql immutable
  return md5(author_id::text || coalesce(category_id::text, '') || audience::text)::uuid;

-- Every statement changes the rows in the order of their keys, because two transactions could deadlock otherwise.
create function update_post_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into post_counts as current
      select college_id, status, post_count_digest(author_id, category_id, audience), author_id, category_id, audience, count(*)
      from added group by college_id, status, author_id, category_id, audience order by 1, 2, 3
      on conflict (college_id, status, digest) do update set count = current.count + excluded.count;
    return null;
  end if;
  if tg_op = 'DELETE' then
    insert into post_counts as current
      select college_id, status, post_count_digest(author_id, category_id, audience), author_id, category_id, audience, -count(*)
      from removed group by college_id, status, author_id, category_id, audience order by 1, 2, 3
      on conflict (college_id, status, digest) do update set count = current.count + excluded.count;
  else
    insert into post_counts as current
      select college_id, status, post_count_digest(author_id, category_id, audience), author_id, category_id, audience, sum(one)
      from (
        select college_id, status, author_id, category_id, audience, 1 as one from added
        union all select college_id, status, author_id, category_id, audience, -1 from removed) changed
      group by college_id, status, author_id, category_id, audience having sum(one) <> 0 order by 1, 2, 3
      on conflict (college_id, status, digest) do update set count = current.count + excluded.count;
  end if;
  delete from post_counts current using removed
    where current.college_id = removed.college_id and current.status = removed.status
      and current.digest = post_count_digest(removed.author_id, removed.category_id, removed.audience) and current.count = 0;
  return null;
end $$;
create trigger count_added after insert on posts referencing new table as added
  for each statement execute function update_post_counts();
create trigger count_removed after delete on posts referencing old table as removed
  for each statement execute function update_post_counts();
create trigger count_changed after update on posts referencing new table as added old table as removed
  for each statement execute function update_post_counts();

-- Splits a text at signs and spaces. Words of fewer than three letters are in every text. The provider's `beginningsIn` must
-- split a search in the same way.
create function search_words(search_text text) returns setof text language sql immutable rows 40
begin atomic
  select distinct left(part, 40)
    from regexp_split_to_table(search_text,
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+') part
    where length(part) >= 3;
end;

-- The search index of posts. Row-level security keeps `like` and `@@` from using an index, because they are not leakproof;
-- comparing words is. So a search compares beginnings of words and reads only the posts that have them.
create table post_words (
  college_id uuid not null,
  word text collate "C" not null,
  post_id uuid not null,
  -- Only the triggers write here, so that a post's fifty words need neither a foreign key nor a second index.
  primary key (college_id, word, post_id)
);

create function add_post_words() returns trigger language plpgsql as $$
begin
  insert into post_words
    select added.college_id, word, added.id from added, search_words(added.search_text) word order by 1, 2, 3;
  return null;
end $$;
create trigger words_added after insert on posts referencing new table as added
  for each statement execute function add_post_words();

create function update_post_words() returns trigger language plpgsql as $$
begin
  delete from post_words current
    where current.college_id = old.college_id and current.post_id = old.id
      and current.word = any(array(select search_words(old.search_text) except select search_words(new.search_text)));
  insert into post_words
    select new.college_id, word, new.id from search_words(new.search_text) word on conflict do nothing;
  return null;
end $$;
create trigger words_changed after update of search_text on posts for each row
  when (old.search_text is distinct from new.search_text) execute function update_post_words();

create function delete_post_words() returns trigger language plpgsql as $$
begin
  delete from post_words current
    where current.college_id = old.college_id and current.post_id = old.id
      and current.word = any(array(select search_words(old.search_text)));
  return null;
end $$;
create trigger words_removed after delete on posts for each row execute function delete_post_words();

-- Notifications ----------------------------------------------------------------------------------------------------------

create table notifications (
  college_id uuid not null references colleges (id),
  id uuid not null,
  title text not null,
  content text not null,
  audience jsonb not null,
  emergency boolean not null default false,
  mode text not null check (mode in ('real', 'drill')),
  kind text not null,
  status text not null check (status in ('draft', 'scheduled', 'sent', 'cancelled')),
  scheduled_at timestamptz,
  sent_at timestamptz,
  closed_at timestamptz,
  author_id uuid not null,
  -- The person that an automatic notification is about.
  subject_user_id uuid,
  search_text text not null default '',
  recipients_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, author_id) references users (college_id, id),
  foreign key (college_id, subject_user_id) references users (college_id, id)
);
create index notifications_by_time on notifications (college_id, sent_at desc, id);
create index notifications_by_creation on notifications (college_id, created_at desc, id);
create index notifications_by_author on notifications (college_id, author_id, created_at desc);
create index notifications_by_subject on notifications (college_id, subject_user_id) where subject_user_id is not null;
create index notifications_scheduled on notifications (college_id, scheduled_at) where status = 'scheduled';

create table notification_recipients (
  college_id uuid not null,
  notification_id uuid not null,
  user_id uuid not null,
  delivered_at timestamptz,
  seen_at timestamptz,
  response text check (response in ('safe', 'needs_help')),
  responded_at timestamptz,
  -- The person who answered on the recipient's behalf.
  responded_by uuid,
  failure text,
  primary key (college_id, user_id, notification_id),
  foreign key (college_id, notification_id) references notifications (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index notification_recipients_by_notification on notification_recipients (college_id, notification_id);
create index notification_recipients_unseen on notification_recipients (college_id, user_id, notification_id)
  where seen_at is null;
-- A suspension marks these as failed.
create index notification_recipients_undelivered on notification_recipients (college_id, user_id) where delivered_at is null;

create table notification_updates (
  college_id uuid not null,
  id uuid not null,
  notification_id uuid not null,
  content text not null,
  all_clear boolean not null,
  author_id uuid not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, notification_id) references notifications (college_id, id) on delete cascade,
  foreign key (college_id, author_id) references users (college_id, id)
);
create index notification_updates_by_notification on notification_updates (college_id, notification_id, id);

-- Events -----------------------------------------------------------------------------------------------------------------

create table events (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  description text,
  place_id uuid,
  address text,
  -- Of an all-day event: the start of its first day and the end of its last day in its time zone. They only order events; the
  -- two dates hold the meaning, because no change of clocks moves them.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  first_day date,
  last_day date,
  timezone text not null,
  status text not null check (status in ('tentative', 'confirmed', 'cancelled')),
  audience jsonb not null,
  search_text text not null,
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
create index events_by_place on events (college_id, place_id);
create index events_by_author on events (college_id, author_id);

create table calendar_feeds (
  college_id uuid not null references colleges (id),
  id uuid not null,
  user_id uuid not null,
  name text not null,
  -- SHA-256 of the 256 random bits in the feed's address.
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
create index calendar_feeds_by_user on calendar_feeds (college_id, user_id, id);

-- The school's calendar on a CalDAV server.
create table calendar_settings (
  college_id uuid primary key references colleges (id),
  url text not null,
  username text not null,
  -- Encrypted.
  password bytea,
  enabled boolean not null,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- The copy of an event on the CalDAV server, and the work on it. A row remains until the copy of a deleted event is removed, so
-- it has no foreign key to events.
create table event_sync_states (
  college_id uuid not null references colleges (id),
  event_id uuid not null,
  -- Increases with every change of the event: a worker that copied an older revision leaves the row due.
  revision integer not null default 1,
  attempts integer not null default 0,
  -- Null when there is nothing to do.
  next_attempt_at timestamptz,
  -- The worker that holds the row, and the time until which no other worker may take it.
  lease uuid,
  lease_expires_at timestamptz,
  -- The ETag of the copy, as the server last sent it.
  etag text,
  synced_at timestamptz,
  error text,
  detail text,
  primary key (college_id, event_id)
);
create index event_sync_states_due on event_sync_states (college_id, next_attempt_at) where next_attempt_at is not null;

-- Documents and contacts -------------------------------------------------------------------------------------------------

create table document_categories (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  slug text not null,
  parent_id uuid,
  position integer not null,
  version integer not null default 1,
  primary key (college_id, id),
  unique (college_id, slug),
  foreign key (college_id, parent_id) references document_categories (college_id, id)
);

-- The bytes are in the storage, under college and file id.
create table documents (
  college_id uuid not null references colleges (id),
  id uuid not null,
  title text not null,
  category_id uuid not null,
  search_text text not null,
  audience jsonb not null,
  file_id uuid not null,
  file_name text not null,
  file_type text not null,
  file_size integer not null,
  file_sha256 text not null,
  author_id uuid not null,
  expires_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, file_id),
  foreign key (college_id, category_id) references document_categories (college_id, id),
  foreign key (college_id, author_id) references users (college_id, id)
);
create index documents_by_time on documents (college_id, created_at desc, id);
create index documents_by_category on documents (college_id, category_id);
create index documents_by_author on documents (college_id, author_id);

create table document_downloads (
  college_id uuid not null,
  document_id uuid not null,
  user_id uuid not null,
  downloaded_at timestamptz not null,
  primary key (college_id, document_id, user_id, downloaded_at),
  foreign key (college_id, document_id) references documents (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index document_downloads_by_user on document_downloads (college_id, user_id);
create index document_downloads_by_time on document_downloads (college_id, downloaded_at);

create table contacts (
  college_id uuid not null references colleges (id),
  id uuid not null,
  kind text not null check (kind in ('person', 'organisation')),
  name text not null,
  first_lastname text,
  second_lastname text,
  organisation text,
  position text,
  category text,
  emails text[] not null,
  phones jsonb not null,
  address text,
  commune_id text,
  emergency boolean not null default false,
  notes text,
  search_text text not null,
  -- Surnames first, without accents and case.
  sort_name text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id)
);
create index contacts_by_name on contacts (college_id, sort_name collate "C", id);

-- A contact without places is for the whole school.
create table contact_places (
  college_id uuid not null,
  contact_id uuid not null,
  place_id uuid not null,
  primary key (college_id, contact_id, place_id),
  foreign key (college_id, contact_id) references contacts (college_id, id) on delete cascade,
  foreign key (college_id, place_id) references places (college_id, id)
);
create index contact_places_by_place on contact_places (college_id, place_id);

-- Messages ---------------------------------------------------------------------------------------------------------------

create table conversations (
  college_id uuid not null references colleges (id),
  id uuid not null,
  kind text not null check (kind in ('direct', 'group')),
  name text,
  description text,
  -- The members of a direct conversation, the smaller id first, so that a pair has one conversation.
  first_user_id uuid,
  second_user_id uuid,
  -- Number of the newest message; the row's lock assigns the next one.
  last_seq integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  -- Time of the newest message, or of the creation.
  updated_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, first_user_id, second_user_id),
  foreign key (college_id, first_user_id) references users (college_id, id),
  foreign key (college_id, second_user_id) references users (college_id, id),
  check ((kind = 'direct') = (first_user_id is not null and second_user_id is not null)),
  check ((kind = 'group') = (name is not null)),
  check (first_user_id < second_user_id)
);

create table conversation_members (
  college_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  last_read_seq integer not null default 0,
  primary key (college_id, conversation_id, user_id),
  foreign key (college_id, conversation_id) references conversations (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id)
);
create index conversation_members_by_user on conversation_members (college_id, user_id, conversation_id);

create table messages (
  college_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  client_id text not null,
  seq integer not null,
  -- Empty after the message was deleted.
  body text not null,
  -- Each word after one space, so that `like '% word%'` finds beginnings of words.
  search_text text not null,
  reply_to_id uuid,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (college_id, id),
  unique (college_id, conversation_id, seq),
  unique (college_id, author_id, client_id),
  foreign key (college_id, conversation_id) references conversations (college_id, id) on delete cascade,
  foreign key (college_id, author_id) references users (college_id, id),
  foreign key (college_id, reply_to_id) references messages (college_id, id)
);

-- The search index of messages, as `post_words` for posts. It starts with the conversation, because a member searches only
-- their own conversations.
create table message_words (
  college_id uuid not null,
  conversation_id uuid not null,
  word text collate "C" not null,
  message_id uuid not null,
  primary key (college_id, conversation_id, word, message_id),
  foreign key (college_id, message_id) references messages (college_id, id) on delete cascade
);
create index message_words_by_message on message_words (college_id, message_id);

-- Files of messages. `message_id` is null until the message is sent; such files are deleted after a day.
create table message_attachments (
  college_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  message_id uuid,
  position integer not null default 0,
  file_id uuid not null,
  file_name text not null,
  file_type text not null,
  file_size integer not null,
  file_sha256 text not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, file_id),
  foreign key (college_id, conversation_id) references conversations (college_id, id) on delete cascade,
  foreign key (college_id, message_id) references messages (college_id, id) on delete cascade,
  foreign key (college_id, author_id) references users (college_id, id)
);
create index message_attachments_by_message on message_attachments (college_id, message_id, position);
create index message_attachments_by_conversation on message_attachments (college_id, conversation_id);
create index message_attachments_by_author on message_attachments (college_id, author_id);
create index message_attachments_unattached on message_attachments (college_id, created_at) where message_id is null;

-- Email ------------------------------------------------------------------------------------------------------------------

create table smtp_settings (
  college_id uuid primary key references colleges (id),
  host text not null,
  port integer not null check (port between 1 and 65535),
  encryption text not null check (encryption in ('none', 'starttls', 'tls')),
  auth text not null check (auth in ('none', 'login')),
  username text,
  -- Encrypted.
  password bytea,
  from_name text not null,
  from_address text not null,
  reply_to text,
  -- Time and result of the last test or use; null before the first.
  checked_at timestamptz,
  problem text,
  version integer not null default 1,
  updated_at timestamptz not null
);

-- Emails to send, from the commit that caused them until a server accepts them. An email is rendered when it is sent, so that a
-- request takes the same time whether or not the address has an account.
create table email_jobs (
  college_id uuid not null references colleges (id),
  id uuid not null,
  -- Encrypted; null after the job ended.
  payload bytea,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- The worker that holds the job, and the time until which no other worker may take it.
  lease uuid,
  lease_expires_at timestamptz,
  sent_at timestamptz,
  -- No further attempt is made.
  failed_at timestamptz,
  -- The last failure: the contract's name for it, and the server's own words.
  problem text,
  error text,
  created_at timestamptz not null,
  primary key (college_id, id)
);
create index email_jobs_due on email_jobs (college_id, next_attempt_at) where sent_at is null and failed_at is null;
create index email_jobs_failed on email_jobs (college_id, failed_at) where failed_at is not null;

-- Requests and the audit log ---------------------------------------------------------------------------------------------

-- One row per write with an Idempotency-Key. The insert is the lock: a second write with the key waits for the first.
create table idempotency_keys (
  college_id uuid not null references colleges (id),
  -- The user's id, or '-' for a visitor.
  actor text not null,
  key text not null,
  -- HMAC of operation and input; a plain hash in a stolen table could be searched for passwords.
  fingerprint bytea not null,
  -- Status, headers and body. Encrypted, because the response to a sign-in contains a token.
  response bytea,
  created_at timestamptz not null,
  primary key (college_id, actor, key)
);
create index idempotency_keys_by_time on idempotency_keys (college_id, created_at);

-- Unlogged, because a crash may reset the counters and no request should wait for the disk.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);

-- The number of a school's last stream event. The row's lock is taken as the last step of a transaction, so that events become
-- visible in the order of their numbers and a reader of "after number n" misses none.
create table stream_counters (
  college_id uuid primary key references colleges (id),
  last_seq bigint not null
);

create table stream_events (
  college_id uuid not null references colleges (id),
  seq bigint not null,
  kind text not null,
  -- The recipients; null means every person of the school.
  user_ids uuid[],
  data jsonb not null,
  created_at timestamptz not null,
  primary key (college_id, seq)
);
create index stream_events_by_time on stream_events (college_id, created_at);

-- The provider's role may only add rows.
create table audit_entries (
  college_id uuid not null references colleges (id),
  -- A UUIDv7, which sorts by time.
  id uuid not null,
  -- Null when the provider acted without a request. The name is a copy, because the person may be deleted later.
  actor_id uuid,
  actor_name text not null,
  -- The operation of the contract; `action` is its name for readers.
  operation text not null,
  action text not null,
  subject_kind text not null,
  subject_id uuid,
  subject_name text not null,
  -- Of both names.
  search_text text not null,
  before jsonb,
  after jsonb,
  source text not null,
  created_at timestamptz not null,
  primary key (college_id, id)
);
create index audit_entries_by_actor on audit_entries (college_id, actor_id, id);
create index audit_entries_by_action on audit_entries (college_id, action, id);
create index audit_entries_by_kind on audit_entries (college_id, subject_kind, id);
create index audit_entries_by_subject on audit_entries (college_id, subject_id, id);

-- The search index of the audit log, as `post_words` for posts.
create table audit_words (
  college_id uuid not null,
  word text collate "C" not null,
  entry_id uuid not null,
  primary key (college_id, word, entry_id)
);

create function add_audit_words() returns trigger language plpgsql as $$
begin
  insert into audit_words
    select added.college_id, word, added.id from added, search_words(added.search_text) word order by 1, 2, 3;
  return null;
end $$;
create trigger words_added after insert on audit_entries referencing new table as added
  for each statement execute function add_audit_words();

-- Row-level security -----------------------------------------------------------------------------------------------------

-- A transaction sees the rows of the school that it names. FORCE makes this true for the owner of the tables too.
do $$
declare t text; own_college constant text := 'nullif(current_setting(''app.college_id'', true), '''')::uuid';
begin
  execute 'alter table colleges enable row level security';
  execute 'alter table colleges force row level security';
  execute format('create policy college_isolation on colleges using (id = %1$s) with check (id = %1$s)', own_college);
  for t in select table_name from information_schema.columns
    where table_schema = current_schema and column_name = 'college_id' and table_name <> 'college_domains' loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy college_isolation on %I using (college_id = %2$s) with check (college_id = %2$s)',
      t, own_college);
  end loop;
end $$;

-- The school's record as one that is edited, its own mail server, and mails that are sent by it.

alter table colleges add column version integer not null default 1;

-- Uploaded pictures are re-encoded and small, so they live where a commit is a promise: the old one goes with the
-- transaction that puts the new one in its place. The school's row names them by id; other names are files of its folder.
create table college_pictures (
  college_id uuid not null references colleges (id),
  id uuid not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (college_id, id)
);

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
  updated_at timestamptz not null
);

alter table mails
  -- Who brings it now, and until when nobody else may.
  add column lease uuid,
  add column leased_until timestamptz,
  -- What the last attempt met, as the contract names it; the server's own words are in "error".
  add column problem text,
  -- No further attempt is made.
  add column given_up_at timestamptz;

drop index mails_to_send;
create index mails_to_send on mails (college_id, next_attempt_at) where sent_at is null and given_up_at is null;
create index mails_given_up on mails (college_id, given_up_at) where given_up_at is not null;

do $$
declare t text;
begin
  foreach t in array array['college_pictures', 'smtp_settings'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_college on %I
                      using (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)
                      with check (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)', t);
  end loop;
end $$;

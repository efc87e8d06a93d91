-- People as a list that is searched and administered, and PINs that cannot be tried out.

-- A migration must see every school's rows, which FORCE denies even to the owner.
alter table users no force row level security;

alter table users
  add column folded text not null default '',
  add column version integer not null default 1,
  -- Wrong tries since the last right one, or since the lock ended.
  add column pin_tries integer not null default 0,
  add column pin_locked_until timestamptz;

-- Surnames first, since that is how lists of people are sorted; what a search looks at, without accents and case.
update users set folded = lower(regexp_replace(
  normalize(concat_ws(' ', first_lastname, second_lastname, name, email), NFD), '[\u0300-\u036f]', '', 'g'));
alter table users alter column folded drop default;
alter table users force row level security;

create index users_by_name on users (college_id, folded collate "C", id);
create index users_by_age on users (college_id, created_at, id);
create index users_of_status on users (college_id, status);

alter table roles add column version integer not null default 1;

create index audit_of_action on audit_entries (college_id, action, id);

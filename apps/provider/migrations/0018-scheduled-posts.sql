alter table posts
  -- Published with a time to come: it is seen from then on by the clock alone, but what is to happen at that time has not
  -- happened yet.
  add column waiting boolean not null default false;

-- A migration must see every school's rows, which FORCE denies even to the owner.
alter table posts no force row level security;
update posts set waiting = true where status = 'published' and published_at > now();
alter table posts force row level security;

create index posts_waiting on posts (college_id, published_at) where waiting;

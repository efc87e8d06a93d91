-- How many posts there are is kept by all that decides who sees them or asks for them, instead of by status alone: who sees a
-- part, or wants a category, has some hundred groups looked at instead of every post.

drop trigger count_added on posts;
drop trigger count_removed on posts;
drop trigger count_changed on posts;
drop function count_posts();
drop table post_counts;

create table post_groups (
  college_id uuid not null references colleges (id),
  status text not null,
  -- Of author, category and audience: an index cannot hold a list of any length.
  digest uuid not null,
  author_id uuid not null,
  category_id uuid,
  audience jsonb not null,
  count integer not null,
  primary key (college_id, status, digest)
);

create function digest_of_group(author_id uuid, category_id uuid, audience jsonb) returns uuid language sql immutable
  return md5(author_id::text || coalesce(category_id::text, '') || audience::text)::uuid;

-- A migration must see every school's rows, which FORCE denies even to the owner.
alter table posts no force row level security;
insert into post_groups
  select college_id, status, digest_of_group(author_id, category_id, audience), author_id, category_id, audience, count(*)
  from posts group by college_id, status, author_id, category_id, audience;
alter table posts force row level security;

alter table post_groups enable row level security;
alter table post_groups force row level security;
create policy own_college on post_groups
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

-- Always in the order of the keys, so that two who change counts wait for each other in one direction.
create function count_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into post_groups as known
      select college_id, status, digest_of_group(author_id, category_id, audience), author_id, category_id, audience, count(*)
      from added group by college_id, status, author_id, category_id, audience order by 1, 2, 3
      on conflict (college_id, status, digest) do update set count = known.count + excluded.count;
    return null;
  end if;
  if tg_op = 'DELETE' then
    insert into post_groups as known
      select college_id, status, digest_of_group(author_id, category_id, audience), author_id, category_id, audience, -count(*)
      from removed group by college_id, status, author_id, category_id, audience order by 1, 2, 3
      on conflict (college_id, status, digest) do update set count = known.count + excluded.count;
  else
    insert into post_groups as known
      select college_id, status, digest_of_group(author_id, category_id, audience), author_id, category_id, audience, sum(one)
      from (
        select college_id, status, author_id, category_id, audience, 1 as one from added
        union all select college_id, status, author_id, category_id, audience, -1 from removed) changed
      group by college_id, status, author_id, category_id, audience having sum(one) <> 0 order by 1, 2, 3
      on conflict (college_id, status, digest) do update set count = known.count + excluded.count;
  end if;
  delete from post_groups known using removed
    where known.college_id = removed.college_id and known.status = removed.status
      and known.digest = digest_of_group(removed.author_id, removed.category_id, removed.audience) and known.count = 0;
  return null;
end $$;
create trigger count_added after insert on posts referencing new table as added
  for each statement execute function count_posts();
create trigger count_removed after delete on posts referencing old table as removed
  for each statement execute function count_posts();
create trigger count_changed after update on posts referencing new table as added old table as removed
  for each statement execute function count_posts();

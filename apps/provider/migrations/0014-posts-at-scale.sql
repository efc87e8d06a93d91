-- A list of posts takes the same time whatever their number: its page is read from an index in each order, and how many there
-- are of each status is kept, as counting them is reading them.

drop index posts_by_time;
create index posts_by_time on posts (college_id, published_at desc, created_at desc, id desc);
create index posts_by_change on posts (college_id, updated_at, id);
-- The beginning of the title: an index cannot hold a whole text.
create index posts_by_title on posts (college_id, left(folded, 100) collate "C", id);
drop index posts_of_author;
create index posts_of_author on posts (college_id, author_id, status, published_at);

create table post_counts (
  college_id uuid not null references colleges (id),
  status text not null,
  count integer not null,
  primary key (college_id, status)
);

-- A migration must see every school's rows, which FORCE denies even to the owner.
alter table posts no force row level security;
insert into post_counts select college_id, status, count(*) from posts group by college_id, status;
alter table posts force row level security;

alter table post_counts enable row level security;
alter table post_counts force row level security;
create policy own_college on post_counts
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

-- Always in the order of the statuses, so that two who change counts wait for each other in one direction.
create function count_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into post_counts as known select college_id, status, count(*) from added group by 1, 2 order by 1, 2
      on conflict (college_id, status) do update set count = known.count + excluded.count;
  elsif tg_op = 'DELETE' then
    insert into post_counts as known select college_id, status, -count(*) from removed group by 1, 2 order by 1, 2
      on conflict (college_id, status) do update set count = known.count + excluded.count;
  else
    insert into post_counts as known
      select college_id, status, sum(one) from (
        select college_id, status, 1 as one from added union all select college_id, status, -1 from removed) changed
      group by 1, 2 having sum(one) <> 0 order by 1, 2
      on conflict (college_id, status) do update set count = known.count + excluded.count;
  end if;
  return null;
end $$;
create trigger count_added after insert on posts referencing new table as added
  for each statement execute function count_posts();
create trigger count_removed after delete on posts referencing old table as removed
  for each statement execute function count_posts();
create trigger count_changed after update on posts referencing new table as added old table as removed
  for each statement execute function count_posts();

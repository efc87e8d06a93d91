-- What a search of news looks at. Row-level security keeps `like` from using an index (it is not leakproof), while comparing
-- words is; so the beginnings of words are looked up, and only what that finds is read.
create table post_words (
  college_id uuid not null,
  word text collate "C" not null,
  post_id uuid not null,
  -- Kept by the triggers below alone, so that a post's fifty words need neither a foreign key nor an index of their own.
  primary key (college_id, word, post_id)
);

-- Words are what stands between signs, spaces and the like; shorter ones than three letters are in every text. The provider's
-- `beginningsIn` must divide what somebody types in the same way.
create function words_of(folded text) returns setof text language sql immutable rows 40
begin atomic
  select distinct left(part, 40)
    from regexp_split_to_table(folded,
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+') part
    where length(part) >= 3;
end;

-- All that counting and ordering what a search found looks at, so that a thousand found posts aren't read one by one.
create index posts_found on posts (college_id, id) include (status, published_at, created_at, updated_at, author_id);

-- A migration must see every school's rows, which FORCE denies even to the owner.
alter table posts no force row level security;
-- Sorted before they are added, they go into the index one behind the other.
set local work_mem = '64MB';
insert into post_words select p.college_id, word, p.id from posts p, words_of(p.folded) word order by 1, 2, 3;
alter table posts force row level security;

alter table post_words enable row level security;
alter table post_words force row level security;
create policy own_college on post_words
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

create function index_added_posts() returns trigger language plpgsql as $$
begin
  insert into post_words
    select added.college_id, word, added.id from added, words_of(added.folded) word order by 1, 2, 3;
  return null;
end $$;
create trigger words_added after insert on posts referencing new table as added
  for each statement execute function index_added_posts();

create function index_changed_post() returns trigger language plpgsql as $$
begin
  delete from post_words known
    where known.college_id = old.college_id and known.post_id = old.id
      and known.word = any(array(select words_of(old.folded) except select words_of(new.folded)));
  insert into post_words
    select new.college_id, word, new.id from words_of(new.folded) word on conflict do nothing;
  return null;
end $$;
create trigger words_changed after update of folded on posts for each row
  when (old.folded is distinct from new.folded) execute function index_changed_post();

create function forget_removed_post() returns trigger language plpgsql as $$
begin
  delete from post_words known
    where known.college_id = old.college_id and known.post_id = old.id and known.word = any(array(select words_of(old.folded)));
  return null;
end $$;
create trigger words_removed after delete on posts for each row execute function forget_removed_post();

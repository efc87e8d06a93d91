-- Pictures in news, re-encoded and small as those of the school. One that no post names yet waits for whoever put it up.
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
create index pictures_of_post on post_pictures (college_id, post_id);
create index pictures_of_author on post_pictures (college_id, author_id);
create index pictures_waiting on post_pictures (college_id, created_at) where post_id is null;

alter table post_pictures enable row level security;
alter table post_pictures force row level security;
create policy own_college on post_pictures
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

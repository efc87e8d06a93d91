-- Files of news; one that no post names yet waits for whoever put it up.
create table post_attachments (
  college_id uuid not null,
  id uuid not null,
  author_id uuid not null,
  post_id uuid,
  -- Its place among the files of its post.
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
create index files_of_post on post_attachments (college_id, post_id, position);
create index post_files_of_author on post_attachments (college_id, author_id);
create index post_files_waiting on post_attachments (college_id, created_at) where post_id is null;

alter table post_attachments enable row level security;
alter table post_attachments force row level security;
create policy own_college on post_attachments
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

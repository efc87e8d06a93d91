-- Files of messages; one that no message names yet waits for its sender, for a day.
create table message_attachments (
  college_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  message_id uuid,
  -- Its place among the files of its message.
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
create index attachments_of_message on message_attachments (college_id, message_id, position);
create index attachments_of_conversation on message_attachments (college_id, conversation_id);
create index attachments_of_author on message_attachments (college_id, author_id);
create index attachments_waiting on message_attachments (college_id, created_at) where message_id is null;

alter table message_attachments enable row level security;
alter table message_attachments force row level security;
create policy own_college on message_attachments
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

-- Oversight of the messenger: reported messages and who handles them. The previous version can run on the migrated tables.

alter table roles no force row level security;
alter table role_permissions no force row level security;
insert into role_permissions (college_id, role_id, permission, scope)
  select college_id, id, 'messenger.oversee', 'any' from roles where slug = 'administrador'
  on conflict do nothing;
alter table role_permissions force row level security;
alter table roles force row level security;

create table message_reports (
  college_id uuid not null references colleges (id),
  id uuid not null,
  -- Null after the school's retention deleted the message.
  message_id uuid,
  conversation_id uuid not null,
  -- The name of a group as it was.
  conversation_name text,
  reporter_id uuid not null,
  author_id uuid not null,
  reason text not null check (reason in ('bullying', 'danger', 'sexual_content', 'spam', 'other')),
  note text not null,
  -- The message and up to ten before it as they were, oldest first: no change of the messages reaches them.
  evidence jsonb not null,
  created_at timestamptz not null,
  outcome text check (outcome in ('no_action', 'message_removed', 'people_talked_to', 'other')),
  handling_note text,
  handled_by uuid,
  handled_at timestamptz,
  primary key (college_id, id),
  -- A person reports a message once.
  unique (college_id, message_id, reporter_id),
  foreign key (college_id, message_id) references messages (college_id, id) on delete set null (message_id),
  foreign key (college_id, conversation_id) references conversations (college_id, id),
  foreign key (college_id, reporter_id) references users (college_id, id),
  foreign key (college_id, author_id) references users (college_id, id),
  foreign key (college_id, handled_by) references users (college_id, id),
  check (num_nonnulls(outcome, handling_note, handled_by, handled_at) in (0, 4))
);
create index message_reports_by_time on message_reports (college_id, created_at, id);
create index message_reports_by_conversation on message_reports (college_id, conversation_id);
create index message_reports_by_reporter on message_reports (college_id, reporter_id);
create index message_reports_by_author on message_reports (college_id, author_id);
create index message_reports_by_handler on message_reports (college_id, handled_by);

alter table message_reports enable row level security;
alter table message_reports force row level security;
create policy college_isolation on message_reports
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

-- For how long messages are kept. The previous version deletes none.
alter table colleges add column keep_messages text not null default 'always'
  check (keep_messages in ('always', 'one_year', 'two_years', 'five_years'));
create index messages_by_time on messages (college_id, created_at);
-- A reply outlives the message that it quotes.
alter table messages
  drop constraint messages_college_id_reply_to_id_fkey,
  add foreign key (college_id, reply_to_id) references messages (college_id, id) on delete set null (reply_to_id);
create index messages_by_reply on messages (college_id, reply_to_id) where reply_to_id is not null;

-- Which push messages a person wants, and push messages about new messages of the messenger. The previous version can run on the
-- migrated tables: it sends ordinary push messages by the choice for e-mails, and none about the messenger.

-- The person's own choices by kind; a kind without one is sent.
alter table users add column push_choices jsonb not null default '{}';

-- So far the choice for e-mails of the kind applied to devices too: people whose devices showed no notifications stay
-- undisturbed. Sign-up requests had a kind of their own and are notifications from now on.
alter table users no force row level security;
alter table colleges no force row level security;
alter table push_subscriptions no force row level security;
update users u set push_choices = '{"reminders": false, "notifications": false}'
  from colleges c
  where c.id = u.college_id and not c.email_locked ? 'notifications'
    and coalesce(u.email_choices->>'notifications', c.email_defaults->>'notifications') <> 'immediately'
    and exists (select from push_subscriptions s where s.college_id = u.college_id and s.user_id = u.id);
alter table push_subscriptions force row level security;
alter table colleges force row level security;
alter table users force row level security;

-- Members with unread messages whose devices wait for a push message about the conversation; deleted when it was sent.
create table message_pushes (
  college_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  -- The first message that it is about.
  first_seq integer not null,
  -- The newest message that came while a worker held the row, else the first one.
  newest_seq integer not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  expires_at timestamptz not null,
  lease uuid,
  lease_expires_at timestamptz,
  primary key (college_id, conversation_id, user_id),
  foreign key (college_id, conversation_id, user_id)
    references conversation_members (college_id, conversation_id, user_id) on delete cascade
);
create index message_pushes_due on message_pushes (college_id, next_attempt_at);

alter table message_pushes enable row level security;
alter table message_pushes force row level security;
create policy college_isolation on message_pushes
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

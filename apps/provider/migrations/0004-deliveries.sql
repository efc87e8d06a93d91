-- The previous version can run on the migrated tables: it sends no notification by email.

-- How a person wants notifications, and the language of their emails. Null: the school's.
alter table users add column language text;
alter table users add column email_notifications text not null default 'immediately'
  check (email_notifications in ('immediately', 'app_only'));

-- A message of a notification to one person through one channel outside of the app, from the commit that sends it until a server
-- accepts it. The key makes each message unique, so that a repeated insert adds none.
create table deliveries (
  college_id uuid not null,
  notification_id uuid not null,
  -- The notification's id for the notification itself; the update's id for an update or the all-clear.
  message_id uuid not null,
  user_id uuid not null,
  channel text not null check (channel in ('email', 'push', 'sms')),
  -- Of an emergency: sent before all others.
  urgent boolean not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  -- Why it failed: the contract's name for it. The server's own words of the last failure.
  reason text,
  error text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  -- The worker that holds the row, and the time until which no other worker may take it.
  lease uuid,
  lease_expires_at timestamptz,
  -- When it was sent, or failed for good.
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (college_id, notification_id, message_id, user_id, channel),
  foreign key (college_id, notification_id) references notifications (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade,
  check ((state = 'failed') = (reason is not null)),
  check ((state = 'queued') = (ended_at is null))
);
create index deliveries_due on deliveries (college_id, channel, urgent, next_attempt_at) where state = 'queued';
create index deliveries_by_user on deliveries (college_id, user_id);

alter table deliveries enable row level security;
alter table deliveries force row level security;
create policy college_isolation on deliveries
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

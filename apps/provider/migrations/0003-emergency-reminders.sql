-- Reminders of an emergency to the recipients without an answer. The previous version can run on the migrated tables.

-- The time of the last reminder: there is at most one a minute.
alter table notifications add column reminded_at timestamptz;

create table notification_reminders (
  college_id uuid not null,
  id uuid not null,
  notification_id uuid not null,
  author_id uuid not null,
  recipients_count integer not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, notification_id) references notifications (college_id, id) on delete cascade,
  foreign key (college_id, author_id) references users (college_id, id)
);
create index notification_reminders_by_notification on notification_reminders (college_id, notification_id, id);

alter table notification_reminders enable row level security;
alter table notification_reminders force row level security;
create policy college_isolation on notification_reminders
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

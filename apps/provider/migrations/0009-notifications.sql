alter table notifications
  -- When it is to be sent. `sent_at` says when it really was.
  add column scheduled_at timestamptz,
  add column closed_at timestamptz,
  add column folded text not null default '',
  add column recipients_count integer not null default 0,
  add column version integer not null default 1,
  add column updated_at timestamptz;
update notifications set scheduled_at = sent_at, sent_at = null where status = 'scheduled';
update notifications set updated_at = created_at;
alter table notifications alter column updated_at set not null;
create index notifications_due on notifications (college_id, scheduled_at) where status = 'scheduled';
create index notifications_managed on notifications (college_id, created_at desc, id);
create index notifications_of_author on notifications (college_id, author_id, created_at desc);

alter table notification_recipients
  add column delivered_at timestamptz,
  add column response text check (response in ('safe', 'needs_help')),
  add column responded_at timestamptz,
  -- Who answered in the person's place.
  add column responded_by uuid,
  add column failure text;
create index notifications_unseen on notification_recipients (college_id, user_id, notification_id) where seen_at is null;

create table notification_updates (
  college_id uuid not null,
  id uuid not null,
  notification_id uuid not null,
  content text not null,
  all_clear boolean not null,
  author_id uuid not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, notification_id) references notifications (college_id, id) on delete cascade,
  foreign key (college_id, author_id) references users (college_id, id)
);
create index updates_of_notification on notification_updates (college_id, notification_id, id);
alter table notification_updates enable row level security;
alter table notification_updates force row level security;
create policy own_college on notification_updates
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

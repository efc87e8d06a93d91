-- Confirmations that a text was read, views of events, and reminders about a record. The previous version can run on the migrated
-- tables: it stores no confirmation and no view of an event.

-- The last day for confirmations, in the school's time zone. Null: none are requested.
alter table posts add column confirm_by date;
alter table notifications add column confirm_by date;
create index posts_confirm_by on posts (college_id, confirm_by) where confirm_by is not null;
create index notifications_confirm_by on notifications (college_id, confirm_by) where confirm_by is not null;

alter table post_reads add column confirmed_at timestamptz;
alter table notification_recipients add column confirmed_at timestamptz;

create table event_reads (
  college_id uuid not null,
  event_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null,
  primary key (college_id, event_id, user_id),
  foreign key (college_id, event_id) references events (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index event_reads_by_user on event_reads (college_id, user_id);

alter table event_reads enable row level security;
alter table event_reads force row level security;
create policy college_isolation on event_reads
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

-- The record that a reminder is about: it is deleted with the record.
alter table notifications
  add column subject_post_id uuid,
  add column subject_event_id uuid,
  add column subject_notification_id uuid,
  add foreign key (college_id, subject_post_id) references posts (college_id, id) on delete cascade,
  add foreign key (college_id, subject_event_id) references events (college_id, id) on delete cascade,
  add foreign key (college_id, subject_notification_id) references notifications (college_id, id) on delete cascade;
create index notifications_by_post on notifications (college_id, subject_post_id, sent_at)
  where subject_post_id is not null;
create index notifications_by_event on notifications (college_id, subject_event_id, sent_at)
  where subject_event_id is not null;
create index notifications_by_notification on notifications (college_id, subject_notification_id, sent_at)
  where subject_notification_id is not null;

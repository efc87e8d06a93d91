-- Whether a recipient has yet to read that an emergency ended. The previous version can run on the migrated tables: it
-- leaves the column false.

alter table notification_recipients add column end_unread boolean not null default false;
create index notification_recipients_end_unread on notification_recipients (college_id, user_id) where end_unread;

create index notifications_ongoing on notifications (college_id) where emergency and status = 'sent' and closed_at is null;
create index notification_recipients_need_help on notification_recipients (college_id, notification_id)
  where response = 'needs_help';

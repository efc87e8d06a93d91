-- A sign-up that the school's administrators have not been notified of yet.
alter table users add column sign_up_unannounced boolean not null default false;
create index users_unannounced on users (college_id, created_at) where sign_up_unannounced;

-- The person that an automatic notification is about.
alter table notifications
  add column about_user_id uuid,
  add foreign key (college_id, about_user_id) references users (college_id, id);
create index notifications_about on notifications (college_id, about_user_id) where about_user_id is not null;

-- Recipients that no device has fetched it for yet: a suspension fails them.
create index notifications_undelivered on notification_recipients (college_id, user_id) where delivered_at is null;

alter table tokens
  add column browser text,
  add column system text;
-- A migration must see every school's rows, which FORCE denies even to the owner.
alter table tokens no force row level security;
-- Until now, browser and system were the device's name.
update tokens set
  browser = case when device_name like '%, %' then split_part(device_name, ', ', 1) end,
  system = case when device_name like '%, %' then split_part(device_name, ', ', 2) end,
  device_name = null
where device_name ~ '^(Edge|Opera|Samsung Internet|Firefox|Chrome|Safari), (iPhone|iPad|Android|ChromeOS|Windows|macOS|Linux)$';
alter table tokens force row level security;

-- The previous version cannot run on the migrated tables: it reads one preference for all e-mails.

-- The first attempt after a person's quiet hours: the same moment outside of them, otherwise their end in the school's time zone.
create function after_quiet_hours(moment timestamptz, zone text, starts time, ends time) returns timestamptz
language sql stable as $$
  select case
    when starts < ends and clock >= starts and clock < ends then (day + ends) at time zone zone
    when starts > ends and clock >= starts then (day + 1 + ends) at time zone zone
    when starts > ends and clock < ends then (day + ends) at time zone zone
    else moment end
  from (select (moment at time zone zone)::date as day, (moment at time zone zone)::time as clock) here
$$;

-- The next 7:00 in the school's time zone, of the next day or of the next Monday.
create function next_digest(moment timestamptz, zone text, frequency text) returns timestamptz
language sql stable as $$
  select (date_trunc(unit, (moment at time zone zone) - interval '7 hours') + ('1 ' || unit)::interval + interval '7 hours')
    at time zone zone
  from (select case frequency when 'weekly' then 'week' else 'day' end as unit) step
$$;

-- How often each kind of e-mail is sent: the school's defaults, the kinds that people can't change, and a person's own choices.
alter table colleges add column email_defaults jsonb not null
  default '{"notifications": "immediately", "posts": "immediately", "events": "immediately", "requests": "immediately"}';
alter table colleges add column email_locked jsonb not null default '[]';
alter table users add column email_choices jsonb not null default '{}';
-- Between these times, in the school's time zone, no ordinary e-mail is sent.
alter table users add column quiet_from time;
alter table users add column quiet_to time;
alter table users add check ((quiet_from is null) = (quiet_to is null) and quiet_from <> quiet_to);
alter table users no force row level security;
update users set email_choices = '{"notifications": "app_only", "posts": "app_only", "events": "app_only"}'
  where email_notifications = 'app_only';
alter table users force row level security;
alter table users drop column email_notifications;

-- Whether people are sent e-mails about it, or only see it in the app.
alter table posts add column notify boolean not null default true;
alter table notifications add column notify boolean not null default true;

-- A change of an event that its audience is sent; the event itself may have been deleted since.
create table event_changes (
  college_id uuid not null,
  id uuid not null,
  event_id uuid not null,
  kind text not null check (kind in ('moved', 'cancelled', 'deleted')),
  -- The event's columns before and after the change that the e-mail shows.
  before jsonb not null,
  after jsonb not null,
  audience jsonb not null,
  created_at timestamptz not null,
  primary key (college_id, id)
);
create index event_changes_by_event on event_changes (college_id, event_id, created_at);

-- A message is now about a notification, a post, a change of an event, or several things: a digest.
alter table deliveries drop constraint deliveries_pkey;
alter table deliveries alter column notification_id drop not null;
alter table deliveries add column post_id uuid;
alter table deliveries add column event_change_id uuid;
alter table deliveries add column digest boolean not null default false;
alter table deliveries add primary key (college_id, message_id, user_id, channel);
alter table deliveries add foreign key (college_id, post_id) references posts (college_id, id) on delete cascade;
alter table deliveries add foreign key (college_id, event_change_id)
  references event_changes (college_id, id) on delete cascade;
alter table deliveries add check (num_nonnulls(notification_id, post_id, event_change_id) = case when digest then 0 else 1 end);
create index deliveries_by_notification on deliveries (college_id, notification_id);
create index deliveries_by_post on deliveries (college_id, post_id) where post_id is not null;
create index deliveries_by_event_change on deliveries (college_id, event_change_id) where event_change_id is not null;

-- A message that waits for a person's daily or weekly digest; `digest_id` is the message id of the e-mail that contains it.
create table digest_items (
  college_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  notification_id uuid,
  post_id uuid,
  event_change_id uuid,
  due_at timestamptz not null,
  digest_id uuid,
  created_at timestamptz not null,
  primary key (college_id, message_id, user_id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade,
  foreign key (college_id, notification_id) references notifications (college_id, id) on delete cascade,
  foreign key (college_id, post_id) references posts (college_id, id) on delete cascade,
  foreign key (college_id, event_change_id) references event_changes (college_id, id) on delete cascade,
  check (num_nonnulls(notification_id, post_id, event_change_id) = 1)
);
create index digest_items_due on digest_items (college_id, due_at) where digest_id is null;
create index digest_items_by_digest on digest_items (college_id, digest_id) where digest_id is not null;
create index digest_items_by_user on digest_items (college_id, user_id);
create index digest_items_by_notification on digest_items (college_id, notification_id) where notification_id is not null;
create index digest_items_by_post on digest_items (college_id, post_id) where post_id is not null;
create index digest_items_by_event_change on digest_items (college_id, event_change_id) where event_change_id is not null;

alter table event_changes enable row level security;
alter table event_changes force row level security;
create policy college_isolation on event_changes
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);
alter table digest_items enable row level security;
alter table digest_items force row level security;
create policy college_isolation on digest_items
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

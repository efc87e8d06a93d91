-- E-mails about unread messages, as a part of digests. The previous version can run on the migrated tables: it sends none.

alter table digest_items
  add column conversation_id uuid,
  add foreign key (college_id, conversation_id) references conversations (college_id, id) on delete cascade,
  drop constraint digest_items_check,
  add check (num_nonnulls(notification_id, post_id, event_change_id, conversation_id) = 1);
create unique index digest_items_waiting_by_conversation on digest_items (college_id, conversation_id, user_id)
  where conversation_id is not null and digest_id is null;

alter table colleges alter column email_defaults set default '{"notifications": "immediately", "posts": "immediately",
  "events": "immediately", "requests": "immediately", "messages": "daily"}';
alter table colleges no force row level security;
update colleges set email_defaults = email_defaults || '{"messages": "daily"}';
alter table colleges force row level security;

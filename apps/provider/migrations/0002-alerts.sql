-- The kind and the places of an emergency, and the text of a request for help. The previous version can run on these tables.

alter table notifications
  add column alert_kind text,
  -- Ids and names, as they were when the emergency was started.
  add column places jsonb not null default '[]';

alter table notification_recipients add column response_note text;

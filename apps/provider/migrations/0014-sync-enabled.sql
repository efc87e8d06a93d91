-- Renames `sync_wanted`, because the contract names it `sync.enabled`. The previous version cannot run on the migrated tables.

alter table events rename column sync_wanted to sync_enabled;

alter table templates no force row level security;
update templates
  set content = jsonb_set(content #- '{sync,wanted}', '{sync,enabled}', content #> '{sync,wanted}')
  where content #> '{sync,wanted}' is not null;
alter table templates force row level security;

alter table audit_entries no force row level security;
update audit_entries
  set before = before - 'sync_wanted' || jsonb_build_object('sync_enabled', before -> 'sync_wanted')
  where before ? 'sync_wanted';
update audit_entries
  set after = after - 'sync_wanted' || jsonb_build_object('sync_enabled', after -> 'sync_wanted')
  where after ? 'sync_wanted';
alter table audit_entries force row level security;

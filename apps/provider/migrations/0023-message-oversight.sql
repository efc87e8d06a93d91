-- Oversight of the messenger: who handles reports. The previous version can run on the migrated tables.

alter table roles no force row level security;
alter table role_permissions no force row level security;
insert into role_permissions (college_id, role_id, permission, scope)
  select college_id, id, 'messenger.oversee', 'any' from roles where slug = 'administrador'
  on conflict do nothing;
alter table role_permissions force row level security;
alter table roles force row level security;

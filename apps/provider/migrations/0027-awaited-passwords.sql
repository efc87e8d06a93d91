-- Whether nobody has chosen the password of an account yet: only then a new address gets the invitation anew. The previous
-- version can run on the migrated tables.

alter table users add column awaits_password boolean not null default false;

-- So far nothing said it: an active person who never signed in was most likely invited.
alter table users no force row level security;
update users set awaits_password = true where status = 'active' and last_sign_in_at is null;
alter table users force row level security;

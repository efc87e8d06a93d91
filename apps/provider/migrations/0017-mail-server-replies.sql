-- What a mail server answered, for the people whose messages wait for it. The previous version can run on the migrated
-- tables: it leaves the new columns empty.

alter table smtp_settings add column reply text;
alter table email_jobs add column reply text;
alter table deliveries add column problem text, add column server_reply text;

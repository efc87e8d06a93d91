-- When an answer to an emergency was received, if that was after its end. The previous version can run on the migrated
-- tables: it leaves the new column empty.

alter table notification_recipients add column received_at timestamptz;

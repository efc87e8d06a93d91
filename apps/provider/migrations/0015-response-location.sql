-- Where a person who needs help is. The previous version can run on the migrated tables.

alter table notification_recipients add column response_location text;

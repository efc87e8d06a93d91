-- The extension of the phone of a school and of a place, apart from its number. The previous version can run on the migrated
-- tables: it shows the number alone, and keeps the extension when it changes the number.

alter table colleges add column phone_extension text;
alter table places add column phone_extension text;

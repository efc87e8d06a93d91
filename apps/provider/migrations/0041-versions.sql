-- What a change names in If-Match, for the records that had none.
alter table grades add column version integer not null default 1;
alter table courses add column version integer not null default 1;
alter table post_categories add column version integer not null default 1;
alter table document_categories add column version integer not null default 1;
alter table smtp_settings add column version integer not null default 1;
alter table calendar_settings add column version integer not null default 1;

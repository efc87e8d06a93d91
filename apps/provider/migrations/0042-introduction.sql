-- Whether a person has closed the introduction: it is kept with the person, so that it does not return on another device.
alter table users add column introduction_seen boolean not null default false;

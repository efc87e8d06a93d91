-- The version of the mail settings that their last removal made: settings that are written again go on from it, so that a
-- change made from before the removal never meets a version of the same number.
alter table colleges add column smtp_removed_version integer not null default 0;

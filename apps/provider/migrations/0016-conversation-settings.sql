-- A member's own settings of a conversation. The previous version can run on the migrated tables: it shows every
-- conversation as not muted, not pinned and not archived, and messages that were marked as unread as read.

alter table conversation_members
  -- The member's own read pointer after messages were marked as unread. The others see `last_read_seq`.
  add column own_read_seq integer,
  add column muted boolean not null default false,
  -- When a job ends muting; null until changed.
  add column muted_until timestamptz,
  add column pinned_at timestamptz,
  add column archived boolean not null default false,
  add check (own_read_seq >= 0 and own_read_seq <= last_read_seq),
  add check (muted or muted_until is null),
  add check (pinned_at is null or not archived);
create index conversation_members_muted_until on conversation_members (college_id, muted_until)
  where muted_until is not null;

-- The approval of a real alert by a second person. The previous version can run on the migrated tables: it has no request, and
-- sends none, because a request has no time to be sent at.

alter table colleges add column alert_approval boolean not null default false;

-- An alert that waits for its approval is scheduled without a time.
alter table notifications
  add column approval_state text
    check (approval_state in ('requested', 'approved', 'rejected', 'skipped', 'cancelled', 'expired')),
  add column approval_expires_at timestamptz,
  -- The name of the person who decided, as it was then; the audit log has the account.
  add column approval_decided_by text,
  add column approval_decided_at timestamptz,
  add column approval_reason text,
  add check ((approval_state is null) = (approval_expires_at is null));
create index notifications_by_approval on notifications (college_id, approval_expires_at) where approval_state = 'requested';

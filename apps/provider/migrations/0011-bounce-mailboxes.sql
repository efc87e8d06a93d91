-- The previous version can run on the migrated tables: it reads no mailbox.

-- The mailbox of a school that receives the reports about undelivered e-mails, which the provider reads by IMAP.
create table bounce_mailboxes (
  college_id uuid primary key,
  host text not null,
  port integer not null,
  encryption text not null check (encryption in ('none', 'starttls', 'tls')),
  username text not null,
  -- Encrypted; null after a restore without the key.
  password bytea,
  -- The messages that were read: those up to this UID, as long as the mailbox has this UIDVALIDITY.
  uid_validity bigint,
  last_uid bigint not null default 0,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  lease uuid,
  lease_expires_at timestamptz,
  -- When it was last read, and why that failed.
  checked_at timestamptz,
  problem text,
  foreign key (college_id) references smtp_settings (college_id) on delete cascade
);

alter table bounce_mailboxes enable row level security;
alter table bounce_mailboxes force row level security;
create policy college_isolation on bounce_mailboxes
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

-- The id of a delivery's e-mail, from which its Message-ID is derived; `deliveryId` of the provider returns the same.
create function delivery_email_id(message_id uuid, user_id uuid) returns text
language sql immutable as $$
  select left(encode(sha256(convert_to(message_id || ' ' || user_id, 'UTF8')), 'hex'), 32)
$$;
create index deliveries_by_email on deliveries (college_id, delivery_email_id(message_id, user_id)) where channel = 'email';

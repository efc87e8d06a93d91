-- The previous version can run on the migrated tables: it sends no push messages.

-- The key pair with which push services recognise this installation (VAPID). One row; the private key is encrypted.
create table vapid_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key bytea not null,
  created_at timestamptz not null
);

-- A device that receives a person's push messages, from its subscription until the end of the sign-in.
create table push_subscriptions (
  college_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  token_id uuid not null,
  -- SHA-256 of the endpoint, which is too long to guess: a device that changes hands is found by it.
  endpoint_hash bytea not null,
  -- Encrypted: endpoint and keys.
  subscription bytea not null,
  browser text,
  system text,
  created_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, token_id),
  unique (college_id, endpoint_hash),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade,
  foreign key (college_id, token_id) references tokens (college_id, id) on delete cascade
);
create index push_subscriptions_by_user on push_subscriptions (college_id, user_id);

alter table push_subscriptions enable row level security;
alter table push_subscriptions force row level security;
create policy college_isolation on push_subscriptions
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

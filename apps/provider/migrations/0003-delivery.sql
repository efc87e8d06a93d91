-- One row a write that carried an Idempotency-Key. Inserting it is the lock: a second writer waits for the first to end.
create table idempotency_keys (
  college_id uuid not null references colleges (id),
  -- The user's id, or '-' for a visitor.
  actor text not null,
  key text not null,
  -- HMAC of operation and input: a plain hash would let a stolen table be searched for passwords.
  fingerprint bytea not null,
  -- Status, headers and body as they were answered; encrypted, as a sign-in answers a token.
  answer bytea,
  created_at timestamptz not null,
  primary key (college_id, actor, key)
);
create index idempotency_keys_by_age on idempotency_keys (college_id, created_at);

-- What is to be mailed waits here from the commit that caused it until a mail server took it. The mail itself is written
-- when it is sent: a request for one costs the same whether or not there is anybody to receive it.
create table mails (
  college_id uuid not null references colleges (id),
  id uuid not null,
  -- Encrypted; emptied when done.
  sealed bytea,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  error text,
  created_at timestamptz not null,
  primary key (college_id, id)
);
create index mails_to_send on mails (college_id, next_attempt_at) where sent_at is null;

-- Counters may be lost in a crash; writing them must not cost a sync to disk.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);

do $$
declare t text;
begin
  foreach t in array array['idempotency_keys', 'mails'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_college on %I
                      using (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)
                      with check (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)', t);
  end loop;
end $$;

-- Who has the school open, which messages have reached a device of a member, and which were forwarded. The previous version
-- can run on the migrated tables: it writes none of it.

alter table conversation_members
  -- The last message that a device of the member has received; messages that were read count as received.
  add column received_seq integer not null default 0 check (received_seq >= 0);

alter table messages
  -- Whether its author copied it from another conversation.
  add column forwarded boolean not null default false;

create table user_presence (
  college_id uuid not null,
  user_id uuid not null,
  -- The last sign of an open stream.
  online_at timestamptz not null,
  primary key (college_id, user_id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
) with (fillfactor = 50);

alter table user_presence enable row level security;
alter table user_presence force row level security;
create policy college_isolation on user_presence
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

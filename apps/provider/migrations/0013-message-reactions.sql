-- Reactions to messages. The previous version can run on the migrated tables: it shows no reactions.

create table message_reactions (
  college_id uuid not null,
  message_id uuid not null,
  user_id uuid not null,
  emoji text collate "C" not null,
  created_at timestamptz not null,
  primary key (college_id, message_id, user_id, emoji),
  foreign key (college_id, message_id) references messages (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id)
);
create index message_reactions_by_user on message_reactions (college_id, user_id);

alter table message_reactions enable row level security;
alter table message_reactions force row level security;
create policy college_isolation on message_reactions
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

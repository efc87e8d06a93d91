create table conversations (
  college_id uuid not null references colleges (id),
  id uuid not null,
  kind text not null check (kind in ('direct', 'group')),
  name text,
  description text,
  -- The two of a direct conversation, the smaller id first: there is one a pair.
  first_id uuid,
  second_id uuid,
  -- Number of the newest message; the row's lock gives the next one.
  last_seq integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  -- Of the newest message, or of the beginning.
  updated_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, first_id, second_id),
  foreign key (college_id, first_id) references users (college_id, id),
  foreign key (college_id, second_id) references users (college_id, id),
  check ((kind = 'direct') = (first_id is not null and second_id is not null)),
  check ((kind = 'group') = (name is not null)),
  check (first_id < second_id)
);

create table conversation_members (
  college_id uuid not null,
  conversation_id uuid not null,
  user_id uuid not null,
  role text not null check (role in ('owner', 'admin', 'member')),
  last_read_seq integer not null default 0,
  primary key (college_id, conversation_id, user_id),
  foreign key (college_id, conversation_id) references conversations (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id)
);
create index conversations_of_user on conversation_members (college_id, user_id, conversation_id);

create table messages (
  college_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  author_id uuid not null,
  client_id text not null,
  seq integer not null,
  -- Empty once it was deleted.
  body text not null,
  -- The body without accents and case, each word after one space.
  folded text not null,
  reply_to_id uuid,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (college_id, id),
  unique (college_id, conversation_id, seq),
  unique (college_id, author_id, client_id),
  foreign key (college_id, conversation_id) references conversations (college_id, id) on delete cascade,
  foreign key (college_id, author_id) references users (college_id, id),
  foreign key (college_id, reply_to_id) references messages (college_id, id)
);

-- What a search looks at. Row-level security keeps `like` and `@@` from using an index (they are not leakproof), while
-- comparing words is; and a conversation's own words are all that its members' search reads.
create table message_words (
  college_id uuid not null,
  conversation_id uuid not null,
  word text collate "C" not null,
  message_id uuid not null,
  primary key (college_id, conversation_id, word, message_id),
  foreign key (college_id, message_id) references messages (college_id, id) on delete cascade
);
create index words_of_message on message_words (college_id, message_id);

do $$
declare t text;
begin
  foreach t in array array['conversations', 'conversation_members', 'messages', 'message_words'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_college on %I
                      using (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)
                      with check (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)', t);
  end loop;
end $$;

-- One apostrophe, hyphen and quotation mark stands for all that look alike in the texts that searches look at, as the provider
-- writes and asks from now on. The previous version can run on the migrated tables: it only misses texts with the other signs.
-- An acute accent as an apostrophe was stored as a space, and becomes an apostrophe when the record is saved next.

create function pg_temp.one_for_all(search_text text) returns text language sql immutable
return translate(search_text,
  U&'\2018\2019\201B\02B9\02BB\02BC\02C8\0060\2032\2039\203A\2010\2011\2012\2013\2014\2015\2212\2043\02D7\201C\201D\201E\201F\00AB\00BB\2033',
  '''''''''''''''''''''''---------"""""""');

alter table post_words no force row level security;
alter table post_counts no force row level security;
alter table audit_words no force row level security;
do $$
declare
  searched text;
begin
  foreach searched in array
    array['users', 'posts', 'notifications', 'events', 'documents', 'contacts', 'audit_entries', 'messages']
  loop
    execute format('alter table %I no force row level security', searched);
    execute format(
      'update %I set search_text = pg_temp.one_for_all(search_text) where search_text <> pg_temp.one_for_all(search_text)',
      searched);
  end loop;
end $$;
update contacts set sort_name = pg_temp.one_for_all(sort_name) where sort_name <> pg_temp.one_for_all(sort_name);
-- The search of messages compares beginnings of words, which end at an apostrophe.
update messages set search_text = replace(search_text, '''', ' ') where search_text like '%''%';
insert into audit_words
  select distinct entry.college_id, word, entry.id from audit_entries entry, search_words(entry.search_text) word
  where entry.search_text like '%''%' on conflict do nothing;
do $$
declare
  searched text;
begin
  foreach searched in array
    array['users', 'posts', 'notifications', 'events', 'documents', 'contacts', 'audit_entries', 'messages',
      'post_words', 'post_counts', 'audit_words']
  loop
    execute format('alter table %I force row level security', searched);
  end loop;
end $$;
drop function pg_temp.one_for_all(text);

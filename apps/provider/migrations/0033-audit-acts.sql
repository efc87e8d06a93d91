-- The audit names an act as a reader would: `suspended`, not `updateUser`. What an entry has is never changed, so entries from
-- before keep what was recorded, and get the name that follows from it.
alter table audit_entries rename column action to operation;
drop index audit_of_action;
alter table audit_entries
  add column action text,
  -- Both names without case and accents, for a search.
  add column folded text not null default '';

-- A migration must see every school's rows, which FORCE denies even to the owner.
alter table audit_entries no force row level security;
update audit_entries set
  folded = regexp_replace(lower(regexp_replace(normalize(actor_name || ' ' || subject_name, NFD),
    '[\u0300-\u036f\u064b-\u065f\u0670]', '', 'g')), '\s+', ' ', 'g'),
  action = case
    when operation = 'deleteUser' and before->>'status' = 'pending' then 'rejected'
    when operation = 'deleteSmtpSettings' then 'settings_deleted'
    when operation like 'delete%' and operation <> 'deleteUserPin' then 'deleted'
    when operation = 'updateUser' and before->>'status' = 'pending' and after->>'status' = 'active' then 'approved'
    when operation = 'updateUser' and before->>'status' = 'pending' and after->>'status' = 'suspended' then 'rejected'
    when operation = 'updateUser' and after->>'status' = 'suspended' then 'suspended'
    when operation = 'updateUser' and after->>'status' = 'active' then 'reactivated'
    when operation = 'createNotification' and after->>'status' = 'sent' and (after->>'emergency')::boolean
      then 'emergency_started'
    when operation = 'createNotification' and after->>'status' = 'sent' then 'sent'
    when operation like 'create%' then 'created'
    when operation like 'cancel%' then 'cancelled'
    else case operation
      when 'setUserRoles' then 'roles_changed'
      when 'resetUserPassword' then 'password_reset'
      when 'setUserPin' then 'pin_set'
      when 'deleteUserPin' then 'pin_deleted'
      when 'publishPost' then 'published'
      when 'archivePost' then 'archived'
      when 'syncEvent' then 'synced'
      when 'followUpNotification' then 'followed_up'
      when 'acknowledgeNotification' then 'answered'
      when 'endEmergency' then 'emergency_ended'
      when 'replaceDocumentFile' then 'file_replaced'
      when 'updateCollege' then 'settings_changed'
      when 'updateCollegeImages' then 'pictures_changed'
      when 'updateSmtpSettings' then 'settings_changed'
      when 'updateCalendarSettings' then 'settings_changed'
      when 'testSmtp' then 'tested'
      else 'updated'
    end
  end;
alter table audit_entries alter column action set not null, alter column folded drop default;

create index audit_of_action on audit_entries (college_id, action, id);
create index audit_of_kind on audit_entries (college_id, subject_kind, id);

-- What a search of the audit looks at, as `post_words` does for news; entries are only ever added, so words are too.
create table audit_words (
  college_id uuid not null,
  word text collate "C" not null,
  entry_id uuid not null,
  primary key (college_id, word, entry_id)
);
insert into audit_words
  select e.college_id, word, e.id from audit_entries e, words_of(e.folded) word order by 1, 2, 3;
alter table audit_entries force row level security;

alter table audit_words enable row level security;
alter table audit_words force row level security;
create policy own_college on audit_words
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

create function index_audit_entries() returns trigger language plpgsql as $$
begin
  insert into audit_words
    select added.college_id, word, added.id from added, words_of(added.folded) word order by 1, 2, 3;
  return null;
end $$;
create trigger words_added after insert on audit_entries referencing new table as added
  for each statement execute function index_audit_entries();

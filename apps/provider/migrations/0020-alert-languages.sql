-- Texts of alerts in every language of a school. The previous version can run on the migrated tables: it keeps using
-- alert_templates, which a later migration drops; texts that it changes after this one are not taken over.

alter table alert_templates no force row level security;
alter table colleges no force row level security;

-- A kind without a row in a language has the school's text in its main language, else the provider's.
create table alert_texts (
  college_id uuid not null references colleges (id),
  kind text not null,
  language text not null,
  title text not null,
  content text not null,
  updated_at timestamptz not null,
  primary key (college_id, kind, language)
);

insert into alert_texts (college_id, kind, language, title, content, updated_at)
  select t.college_id, t.kind, c.language, t.title, t.content, t.updated_at
  from alert_templates t join colleges c on c.id = t.college_id;

alter table alert_texts enable row level security;
alter table alert_texts force row level security;
create policy college_isolation on alert_texts
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

alter table alert_templates force row level security;
alter table colleges force row level security;

-- The prepared text of an alert in other languages, as it was sent.
alter table notifications add column translations jsonb not null default '[]';

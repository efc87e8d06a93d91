-- A school's own texts of alerts. The previous version can run on the migrated tables.

-- A kind without a row has the provider's text in the school's language.
create table alert_templates (
  college_id uuid not null references colleges (id),
  kind text not null,
  title text not null,
  content text not null,
  updated_at timestamptz not null,
  primary key (college_id, kind)
);

alter table alert_templates enable row level security;
alter table alert_templates force row level security;
create policy college_isolation on alert_templates
  using (college_id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (college_id = nullif(current_setting('app.college_id', true), '')::uuid);

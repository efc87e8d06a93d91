-- Documents: the record here, the bytes in the storage under college and file id.
create table documents (
  college_id uuid not null references colleges (id),
  id uuid not null,
  title text not null,
  category_id uuid not null,
  -- Title and file name without accents and case: what a search looks at.
  folded text not null,
  audience jsonb not null,
  file_id uuid not null,
  file_name text not null,
  file_type text not null,
  file_size integer not null,
  file_sha256 text not null,
  author_id uuid not null,
  expires_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, file_id),
  foreign key (college_id, category_id) references document_categories (college_id, id),
  foreign key (college_id, author_id) references users (college_id, id)
);
create index documents_by_time on documents (college_id, created_at desc, id);
create index documents_of_category on documents (college_id, category_id);
create index documents_of_author on documents (college_id, author_id);

create table document_downloads (
  college_id uuid not null,
  document_id uuid not null,
  user_id uuid not null,
  downloaded_at timestamptz not null,
  primary key (college_id, document_id, user_id, downloaded_at),
  foreign key (college_id, document_id) references documents (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index downloads_of_user on document_downloads (college_id, user_id);
create index downloads_by_time on document_downloads (college_id, downloaded_at);

alter table places add column version integer not null default 1;
-- A school has one main place, and no two places share a code.
create unique index main_place on places (college_id) where main;
create unique index places_by_code on places (college_id, lower(code));
create index courses_of_place on courses (college_id, place_id);

create table contacts (
  college_id uuid not null references colleges (id),
  id uuid not null,
  kind text not null check (kind in ('person', 'organisation')),
  name text not null,
  first_lastname text,
  second_lastname text,
  organisation text,
  position text,
  category text,
  emails text[] not null,
  phones jsonb not null,
  address text,
  commune_id text,
  emergency boolean not null default false,
  notes text,
  -- Names, organisation, position, category and addresses without accents and case, and the digits of the phones.
  folded text not null,
  -- The name as a list sorts it.
  sorted text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id)
);
create index contacts_by_name on contacts (college_id, sorted collate "C", id);

-- The places that a contact is for; one of no place is the whole school's.
create table contact_places (
  college_id uuid not null,
  contact_id uuid not null,
  place_id uuid not null,
  primary key (college_id, contact_id, place_id),
  foreign key (college_id, contact_id) references contacts (college_id, id) on delete cascade,
  foreign key (college_id, place_id) references places (college_id, id)
);
create index contacts_of_place on contact_places (college_id, place_id);

do $$
declare t text;
begin
  foreach t in array array['documents', 'document_downloads', 'contacts', 'contact_places'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_college on %I
                      using (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)
                      with check (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)', t);
  end loop;
end $$;

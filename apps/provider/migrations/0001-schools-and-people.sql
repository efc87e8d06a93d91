-- Schools, their domains (the only table that can be read without knowing the school), and their people.

create table colleges (
  id uuid primary key,
  slug text not null unique,
  name text not null,
  short_name text not null,
  acronym text not null,
  address text,
  -- The territory's official code (CUT).
  commune_id text,
  email text,
  phone text,
  app_status_publishing integer not null default 0,
  have_advertising boolean not null default false,
  show_onboarding boolean not null default false,
  -- Folder with the school's pictures, and their names inside it.
  media_folder text,
  image text,
  image_menu text,
  image_splash text,
  theme_color text not null,
  corners text not null default 'soft' check (corners in ('sharp', 'soft', 'round')),
  language text not null default 'es',
  languages text[] not null,
  timezone text not null default 'America/Santiago',
  sign_up_open boolean not null default true,
  created_at timestamptz not null
);

create table college_domains (
  domain text primary key check (domain = lower(domain)),
  college_id uuid not null references colleges (id)
);

create table places (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  code text not null,
  main boolean not null default false,
  address text not null,
  commune_id text,
  lat double precision,
  lng double precision,
  timezone text not null,
  phone text,
  email text,
  hours jsonb not null default '[]',
  primary key (college_id, id)
);

create table grades (
  college_id uuid not null references colleges (id),
  id uuid not null,
  code text not null,
  name text not null,
  level text not null check (level in ('parvularia', 'basica', 'media')),
  position integer not null,
  primary key (college_id, id),
  unique (college_id, code)
);

create table courses (
  college_id uuid not null references colleges (id),
  id uuid not null,
  grade_id uuid not null,
  place_id uuid,
  code text not null,
  name text not null,
  letter text not null,
  primary key (college_id, id),
  unique (college_id, code),
  foreign key (college_id, grade_id) references grades (college_id, id),
  foreign key (college_id, place_id) references places (college_id, id)
);
create index courses_of_grade on courses (college_id, grade_id);

create table roles (
  college_id uuid not null references colleges (id),
  id uuid not null,
  slug text not null,
  name text not null,
  position integer not null,
  primary key (college_id, id),
  unique (college_id, slug)
);

create table role_permissions (
  college_id uuid not null,
  role_id uuid not null,
  permission text not null,
  scope text not null check (scope in ('any', 'own', 'items')),
  primary key (college_id, role_id, permission),
  foreign key (college_id, role_id) references roles (college_id, id) on delete cascade
);

create table users (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  first_lastname text,
  second_lastname text,
  email text not null check (email = lower(email)),
  -- A RUT is stored as number and check digit, so that dots and hyphens are only a way of showing it.
  rut_number integer,
  rut_digit char(1),
  passport text,
  phone text,
  birthdate date,
  position text,
  avatar_id uuid,
  password_hash text not null,
  pin_hash text,
  status text not null check (status in ('active', 'pending', 'suspended')),
  offers boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, email),
  unique (college_id, rut_number),
  unique (college_id, passport),
  check ((rut_number is null) = (rut_digit is null))
);

create table user_roles (
  college_id uuid not null,
  user_id uuid not null,
  role_id uuid not null,
  primary key (college_id, user_id, role_id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade,
  foreign key (college_id, role_id) references roles (college_id, id)
);
create index users_of_role on user_roles (college_id, role_id);

-- What "in their own scope" means for a person: their courses, grades and places.
create table user_scopes (
  college_id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('course', 'grade', 'place')),
  target_id uuid not null,
  primary key (college_id, user_id, kind, target_id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index users_of_scope on user_scopes (college_id, kind, target_id);

-- Avatars are small and re-encoded, so they live where a commit is a promise: in the database.
create table avatars (
  college_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  content bytea not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index avatars_of_user on avatars (college_id, user_id);

create table tokens (
  college_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  -- SHA-256 of 256 random bits: nothing to guess, so nothing to salt.
  hash bytea not null,
  device_name text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (college_id, id),
  unique (college_id, hash),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index tokens_of_user on tokens (college_id, user_id);

create table password_resets (
  college_id uuid not null,
  user_id uuid not null,
  hash bytea not null,
  expires_at timestamptz not null,
  primary key (college_id, user_id),
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);

alter table colleges enable row level security;
alter table colleges force row level security;
create policy own_college on colleges
  using (id = nullif(current_setting('app.college_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.college_id', true), '')::uuid);

do $$
declare t text;
begin
  foreach t in array array['places', 'grades', 'courses', 'roles', 'role_permissions', 'users', 'user_roles',
                           'user_scopes', 'avatars', 'tokens', 'password_resets'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_college on %I
                      using (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)
                      with check (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)', t);
  end loop;
end $$;

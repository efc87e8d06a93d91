create table post_categories (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  slug text not null,
  parent_id uuid,
  position integer not null,
  primary key (college_id, id),
  unique (college_id, slug),
  foreign key (college_id, parent_id) references post_categories (college_id, id)
);

create table document_categories (
  college_id uuid not null references colleges (id),
  id uuid not null,
  name text not null,
  slug text not null,
  parent_id uuid,
  position integer not null,
  primary key (college_id, id),
  unique (college_id, slug),
  foreign key (college_id, parent_id) references document_categories (college_id, id)
);

create table posts (
  college_id uuid not null references colleges (id),
  id uuid not null,
  title text not null,
  -- A draft may still lack its category.
  category_id uuid,
  body jsonb not null,
  excerpt text not null,
  -- Title and text without accents and case: what a search looks at.
  folded text not null,
  audience jsonb not null,
  status text not null check (status in ('draft', 'published', 'archived')),
  published_at timestamptz,
  author_id uuid not null,
  cover_file text,
  cover_alt text,
  recipients_count integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, category_id) references post_categories (college_id, id),
  foreign key (college_id, author_id) references users (college_id, id),
  check (status = 'draft' or published_at is not null)
);
create index posts_by_time on posts (college_id, published_at desc, id);
create index posts_of_category on posts (college_id, category_id);
create index posts_of_author on posts (college_id, author_id);

create table post_reads (
  college_id uuid not null,
  post_id uuid not null,
  user_id uuid not null,
  read_at timestamptz not null,
  primary key (college_id, post_id, user_id),
  foreign key (college_id, post_id) references posts (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index reads_of_user on post_reads (college_id, user_id);

create table notifications (
  college_id uuid not null references colleges (id),
  id uuid not null,
  title text not null,
  content text not null,
  audience jsonb not null,
  emergency boolean not null default false,
  mode text not null check (mode in ('real', 'drill')),
  kind text not null,
  status text not null check (status in ('draft', 'scheduled', 'sent', 'cancelled')),
  sent_at timestamptz,
  author_id uuid not null,
  created_at timestamptz not null,
  primary key (college_id, id),
  foreign key (college_id, author_id) references users (college_id, id)
);
create index notifications_by_time on notifications (college_id, sent_at desc, id);

create table notification_recipients (
  college_id uuid not null,
  notification_id uuid not null,
  user_id uuid not null,
  seen_at timestamptz,
  primary key (college_id, user_id, notification_id),
  foreign key (college_id, notification_id) references notifications (college_id, id) on delete cascade,
  foreign key (college_id, user_id) references users (college_id, id) on delete cascade
);
create index recipients_of_notification on notification_recipients (college_id, notification_id);

do $$
declare t text;
begin
  foreach t in array array['post_categories', 'document_categories', 'posts', 'post_reads',
                           'notifications', 'notification_recipients'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy own_college on %I
                      using (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)
                      with check (college_id = nullif(current_setting(''app.college_id'', true), '''')::uuid)', t);
  end loop;
end $$;

import { Button, Inline, SearchField, Select } from '@school/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { isNarrowed, type PostsFilter } from './postsFilter.ts';

/** Pause in the typing after which the list is searched, in milliseconds. */
const pause = 300;

/** The value of "any" in a select, which can't hold an empty one. */
const any = 'any';

type Narrowing = 'category' | 'grade' | 'course';

/** What the list is narrowed by, and the one thing to do here. */
export function PostsFilterBar(props: {
  filter: PostsFilter;
  onChange(change: Partial<PostsFilter>, replace?: boolean): void;
  onClear(): void;
  action: ReactNode;
}) {
  const t = useText();
  const { filter, onChange } = props;
  const categories = useQuery('listPostCategories', {}).data?.data ?? [];
  const grades = useQuery('listGrades', {}).data?.data ?? [];
  const courses = useQuery('listCourses', {}).data?.data ?? [];

  const select = (
    name: Narrowing,
    label: string,
    everything: string,
    options: { value: string; label: string }[],
  ) => (
    <Select
      label={label}
      hideLabel
      value={filter[name] || any}
      onValueChange={(value) => onChange({ [name]: value === any ? '' : value })}
      options={[{ value: any, label: everything }, ...options]}
    />
  );
  const byId = (list: readonly { id: string; name: string }[]) =>
    list.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <Inline gap="s" justify="between">
      <Inline gap="s">
        <Search q={filter.q} onSearch={(q) => onChange({ q }, true)} />
        {select('grade', t('posts.filter.grade'), t('posts.filter.anyGrade'), byId(grades))}
        {select('course', t('posts.filter.course'), t('posts.filter.anyCourse'), byId(courses))}
        {select(
          'category',
          t('posts.filter.category'),
          t('posts.filter.anyCategory'),
          categories.map(({ slug, name }) => ({ value: slug, label: name })),
        )}
        {isNarrowed(filter) && (
          <Button variant="plain" onClick={props.onClear}>
            {t('posts.filter.clear')}
          </Button>
        )}
      </Inline>
      {props.action}
    </Inline>
  );
}

function Search(props: { q: string; onSearch(q: string): void }) {
  const t = useText();
  const { onSearch } = props;
  const [q, setQ] = useState(props.q);
  const [seen, setSeen] = useState(props.q);
  if (seen !== props.q) {
    // The address changed: by what was typed here, which must not be overwritten, or by something else.
    setSeen(props.q);
    if (q.trim() !== props.q) setQ(props.q);
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    if (q.trim() === props.q) return undefined;
    const timer = setTimeout(() => search.current(q.trim()), pause);
    return () => clearTimeout(timer);
  }, [q, props.q]);
  return <SearchField label={t('posts.filter.search')} value={q} onValueChange={setQ} maxLength={120} />;
}

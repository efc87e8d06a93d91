import { Button, Grid, Inline } from '@school/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../intl/useText.ts';
import { useNarrow } from '../../shell/useNarrow.ts';
import { NarrowingSelects } from './NarrowingSelects.tsx';
import { narrowings, type PostsFilter } from './postsFilter.ts';
import { PostsSearch } from './PostsSearch.tsx';

// On phones alone; there the filters are behind a button.
const FiltersDrawer = lazy(() =>
  import('./FiltersDrawer.tsx').then((file) => ({ default: file.FiltersDrawer })),
);

/** What the list is narrowed by, and the one thing to do here. */
export function PostsFilterBar(props: {
  filter: PostsFilter;
  onChange(change: Partial<PostsFilter>, replace?: boolean): void;
  onClear(): void;
  action: ReactNode;
}) {
  const t = useText();
  const narrow = useNarrow();
  const { filter, onChange, onClear } = props;
  const set = narrowings(filter).length;
  const search = <PostsSearch q={filter.q} onSearch={(q) => onChange({ q }, true)} />;

  if (narrow)
    return <NarrowBar filter={filter} onChange={onChange} onClear={onClear} search={search} set={set} />;
  return (
    <Inline gap="s" justify="between">
      <Inline gap="s">
        {search}
        <NarrowingSelects filter={filter} onChange={onChange} />
        {(set > 0 || filter.q) && (
          <Button variant="plain" onClick={onClear}>
            {t('posts.filter.clear')}
          </Button>
        )}
      </Inline>
      {props.action}
    </Inline>
  );
}

function NarrowBar(props: {
  filter: PostsFilter;
  onChange(change: Partial<PostsFilter>): void;
  onClear(): void;
  search: ReactNode;
  set: number;
}) {
  const t = useText();
  const [open, setOpen] = useState<boolean>();
  return (
    <Grid gap="s">
      {props.search}
      <Button icon="sliders-horizontal" fullWidth onClick={() => setOpen(true)}>
        {t('posts.filter.open', { count: props.set })}
      </Button>
      {open !== undefined && (
        <Suspense>
          <FiltersDrawer
            open={open}
            onOpenChange={setOpen}
            filter={props.filter}
            onChange={props.onChange}
            onClear={props.onClear}
          />
        </Suspense>
      )}
    </Grid>
  );
}

import { Box, Button, Column, Columns, Grid, Inline } from '@school/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { type Translate, useText } from '../intl/useText.ts';
import { useNarrow } from '../viewport/useNarrow.ts';
import type { ListChoice } from './ListChoice.ts';
import type { PageMeta } from './ListFoot.tsx';
import { ListSearch } from './ListSearch.tsx';
import type { List } from './useList.ts';
import { latePart } from '../router/latePart.tsx';

// The list renders first; its filters load separately.
const ListFilters = latePart(() => import('./ListFilters.tsx').then((file) => file.ListFilters));

// Used only on phones, where a button opens the filters.
const ListFiltersDrawer = latePart(() =>
  import('./ListFiltersDrawer.tsx').then((file) => file.ListFiltersDrawer),
);

const toResult = (t: Translate, { from, to, total }: Pick<PageMeta, 'from' | 'to' | 'total'>) =>
  total === 0 ? t('lists.noResults') : t('lists.range', { from: from ?? 0, to: to ?? 0, total });

/** The bar above a list: search, filters and the primary action. */
export function ListBar<Name extends string>(props: {
  list: List<Name>;
  /** Label of the search field: "Title, author or text". Without it there is no search. */
  search?: string;
  choices?: readonly ListChoice<Name>[];
  /** The counts of the shown page, which are announced when a search or a filter changes them; undefined while it loads. */
  meta?: Pick<PageMeta, 'from' | 'to' | 'total'> | undefined;
  /** The primary action; on phones the app bar shows it. */
  action?: ReactNode;
  /** Action next to the filter button on phones. */
  narrowAction?: ReactNode;
}) {
  const t = useText();
  const narrow = useNarrow();
  const { list, choices = [] } = props;
  const { filter, clear } = list;
  const search = props.search !== undefined && (
    <ListSearch
      label={props.search}
      q={filter.q ?? ''}
      inline={!narrow}
      onSearch={list.search}
      result={list.narrowed && props.meta ? toResult(t, props.meta) : ''}
    />
  );

  if (narrow) {
    return (
      <Box notPrinted>
        <Grid gap="s">
          {search}
          <Columns gap="s">
            {choices.length > 0 && (
              <Column>
                <NarrowFilters list={list} choices={choices} />
              </Column>
            )}
            {props.narrowAction && <Column width="content">{props.narrowAction}</Column>}
          </Columns>
        </Grid>
      </Box>
    );
  }
  return (
    <Box notPrinted>
      {/* The button that clears the filters appears and disappears: it may wrap to a second line, but the action stays in
          place. */}
      <Columns gap="s" align="start">
        <Column>
          <Inline gap="s">
            {search}
            <Suspense
              fallback={choices.map((choice) => (
                <AwaitedFilter key={choice.name} choice={choice} value={filter[choice.name]} />
              ))}
            >
              <ListFilters list={list} choices={choices} />
            </Suspense>
            {(Boolean(filter.q) || choices.some(({ name }) => filter[name] !== '')) && (
              <Button variant="plain" size="s" onClick={clear}>
                {t('lists.clear')}
              </Button>
            )}
          </Inline>
        </Column>
        {props.action && <Column width="content">{props.action}</Column>}
      </Columns>
    </Box>
  );
}

/** Placeholder of a filter with the same width, so that nothing moves when it loads. */
function AwaitedFilter({ choice, value }: { choice: ListChoice<string>; value: string }) {
  const chosen = choice.options.find((option) => option.value === value);
  return (
    <Button iconEnd="chevron-down" disabled aria-hidden>
      {value ? (chosen?.label ?? choice.label) : choice.any}
    </Button>
  );
}

function NarrowFilters<Name extends string>(props: {
  list: List<Name>;
  choices: readonly ListChoice<Name>[];
}) {
  const t = useText();
  const { list, choices } = props;
  const [open, setOpen] = useState<boolean>();
  const set = choices.filter(({ name }) => list.filter[name] !== '').length;
  return (
    <>
      <Button icon="sliders-horizontal" fullWidth onClick={() => setOpen(true)}>
        {t('lists.openFilters', { count: set })}
      </Button>
      {open !== undefined && (
        <Suspense>
          <ListFiltersDrawer open={open} onOpenChange={setOpen} onClear={list.clear}>
            <ListFilters labelled list={list} choices={choices} />
          </ListFiltersDrawer>
        </Suspense>
      )}
    </>
  );
}

import type { ReceiptRecord, ReceiptState } from '@school/domain';
import { Heading, Inline, Meter, Pagination, Skeleton, SkeletonGroup, Stack, Tabs, Text } from '@school/ui';
import { useState } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { ListSearch } from '../../lists/ListSearch.tsx';
import { Failed } from '../../screen/Failed.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import { RemindAction } from './RemindAction.tsx';

/** Number of people per page. */
const perPage = 10;

/** Who has seen and confirmed a record, for those who manage it: the missing ones first. The filter isn't in the URL. */
export function Receipts({
  record,
  id,
  remindable,
}: {
  record: ReceiptRecord;
  id: string;
  remindable: boolean;
}) {
  const t = useText();
  const [filter, setFilter] = useState<{ q: string; state: ReceiptState | ''; page: number }>({
    q: '',
    state: '',
    page: 1,
  });
  const { q, state, page } = filter;
  const { data, problem, reload } = useQuery('listReceipts', {
    path: { record, id },
    query: { page, per_page: perPage, ...(q && { q }), ...(state && { 'filter[state]': state }) },
  });
  const title = t('receipts.title');
  const confirms = Boolean(data?.meta.confirm_by);
  const states: readonly ReceiptState[] = confirms ? ['unread', 'read', 'confirmed'] : ['unread', 'read'];
  const counts = data?.meta.counts;
  const done = counts ? (confirms ? counts.confirmed : counts.read) : 0;
  return (
    <Stack as="section" gap="m" aria-label={title}>
      <Inline justify="between" gap="m">
        <Heading level={3} size="heading">
          {title}
        </Heading>
        {counts && remindable && (
          <RemindAction record={record} id={id} count={counts.all - done} last={data.meta.reminded_at} />
        )}
      </Inline>
      {problem && !data && <Failed problem={problem} onRetry={reload} />}
      {!problem && !data && (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={56} />
          <Skeleton shape="box" height={56} />
        </SkeletonGroup>
      )}
      {counts?.all === 0 && <Text tone="quiet">{t('receipts.noAudience')}</Text>}
      {data && counts && counts.all > 0 && (
        <>
          <Meter
            value={done}
            max={counts.all}
            label={t(confirms ? 'receipts.confirmedOf' : 'receipts.readOf', {
              count: done,
              total: counts.all,
            })}
          />
          <Tabs
            label={t('receipts.states')}
            value={state || 'all'}
            onValueChange={(chosen) =>
              setFilter({ q, state: chosen === 'all' ? '' : (chosen as ReceiptState), page: 1 })
            }
            items={[
              { id: 'all', label: t('receipts.state.all'), count: counts.all },
              ...states.map((one) => ({
                id: one,
                label: t(confirms && one === 'read' ? 'receipts.state.unconfirmed' : `receipts.state.${one}`),
                count: counts[one],
              })),
            ]}
          />
          <Inline>
            <ListSearch
              label={t('receipts.search')}
              q={q}
              inline
              onSearch={(words) => setFilter({ q: words, state, page: 1 })}
            />
          </Inline>
          <ReceiptList receipts={data.data} confirms={confirms} />
          <Pagination
            label={t('receipts.pages')}
            page={data.meta.current_page}
            pageCount={data.meta.last_page}
            onPageChange={(chosen) => setFilter({ q, state, page: chosen })}
          />
        </>
      )}
    </Stack>
  );
}

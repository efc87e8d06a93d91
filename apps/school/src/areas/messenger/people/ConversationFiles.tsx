import { Button, Divider, List, Skeleton, SkeletonGroup, Stack, Text, VirtualList } from '@school/ui';
import { useState } from 'react';
import { usePageList } from '../../../data/usePageList.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { ListSearch } from '../../../lists/ListSearch.tsx';
import { MoreRows } from '../../../lists/MoreRows.tsx';
import { Failed } from '../../../screen/Failed.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { useFileItem } from './useFileItem.tsx';

/** Number of files before "Show all files". */
const few = 4;

const pageSize = 30;

type FilesProps = {
  conversationId: string;
  /** Receives the sequence number of a file's message. */
  onShowMessage(seq: number): void;
};

/** The newest files of a conversation, or all with a search by name. */
export function ConversationFiles(props: FilesProps) {
  const t = useText();
  const [all, setAll] = useState(false);
  const path = { id: props.conversationId };
  const { data, problem, reload } = useQuery('listAttachments', { path, query: { per_page: few } });
  const fileItem = useFileItem(props.onShowMessage);
  const total = data?.meta.total;
  return (
    <>
      <Divider />
      <Stack gap="s">
        <SectionHeading title={t('messenger.details.files')} count={total}>
          {total !== undefined && total > few && (
            <Button size="s" variant="plain" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'messenger.details.filesFewer' : 'messenger.details.filesAll')}
            </Button>
          )}
        </SectionHeading>
        {!data ? (
          problem ? (
            <Failed problem={problem} onRetry={reload} />
          ) : (
            <FilesSkeleton />
          )
        ) : data.meta.total === 0 ? (
          <Text size="small" tone="quiet">
            {t('messenger.details.filesNone')}
          </Text>
        ) : all && data.meta.total > few ? (
          <AllFiles {...props} />
        ) : (
          <List label={t('messenger.details.files')} ruled={false}>
            {data.data.map(fileItem)}
          </List>
        )}
      </Stack>
    </>
  );
}

const FilesSkeleton = () => (
  <SkeletonGroup label={useText()('app.loading')}>
    <Skeleton shape="box" height={56} />
    <Skeleton shape="box" height={56} />
  </SkeletonGroup>
);

function AllFiles({ conversationId, onShowMessage }: FilesProps) {
  const t = useText();
  const [q, setQ] = useState('');
  const pages = usePageList('listAttachments', {
    path: { id: conversationId },
    query: { per_page: pageSize, ...(q && { q }) },
  });
  const { rows, total, problem, reload } = pages;
  const fileItem = useFileItem(onShowMessage);
  return (
    <>
      <ListSearch label={t('messenger.details.filesSearch')} q={q} inline={false} onSearch={setQ} />
      <Text role="status" size="small" tone="quiet">
        {q && total !== undefined
          ? total === 0
            ? t('messenger.details.filesNoMatch')
            : t('messenger.details.filesShown', { count: total })
          : ''}
      </Text>
      {!rows ? (
        problem ? (
          <Failed problem={problem} onRetry={reload} />
        ) : (
          <FilesSkeleton />
        )
      ) : (
        rows.length > 0 && (
          <VirtualList
            label={t('messenger.details.files')}
            ruled={false}
            items={rows}
            itemKey={({ id }) => id}
          >
            {fileItem}
          </VirtualList>
        )
      )}
      <MoreRows pages={pages} label={t('messenger.search.more')} />
    </>
  );
}

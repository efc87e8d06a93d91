import { Button, EmptyState, Inline, Link, Page, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { Suspense, useState } from 'react';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { FeedList } from './FeedList.tsx';
import { NewAddress } from './NewAddress.tsx';
import type { NewFeed } from './NewFeedDialog.tsx';
import { eventPaths } from '../paths.ts';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';

const NewFeedDialog = lateDialog(
  () => import('./NewFeedDialog.tsx').then((file) => file.NewFeedDialog),
  byOnClose,
);

/** Maximum number of feeds per person. */
const most = 10;

/** The feeds that the user's calendar app subscribes to. */
export function FeedsScreen() {
  const t = useText();
  useScreen();
  const { data, problem, reload } = useQuery('listCalendarFeeds', {});
  const [writing, setWriting] = useState(false);
  const [made, setMade] = useState<NewFeed | null>(null);

  const feeds = data?.data;
  const create = (
    <Button icon="plus" tone="accent" variant="solid" onClick={() => setWriting(true)}>
      {t('feeds.new')}
    </Button>
  );
  return (
    <Page width="form">
      <Stack gap="xl">
        <Stack gap="m">
          <Link href={eventPaths.calendar.href()}>{t('feeds.back')}</Link>
          <Text>{t('feeds.about')}</Text>
        </Stack>
        {made && <NewAddress feed={made} onDone={() => setMade(null)} />}
        {feeds === undefined && problem && <Failed problem={problem} onRetry={reload} />}
        {feeds === undefined && !problem && (
          <SkeletonGroup label={t('app.loading')}>
            <Skeleton shape="box" height={69} />
            <Skeleton shape="box" height={69} />
          </SkeletonGroup>
        )}
        {feeds?.length === 0 && (
          <EmptyState
            icon="calendar-plus"
            title={t('feeds.none')}
            body={t('feeds.noneBody')}
            action={create}
          />
        )}
        {feeds && feeds.length > 0 && (
          <Stack gap="l">
            <FeedList
              feeds={feeds}
              onRevoked={(id) => {
                if (made?.id === id) setMade(null);
              }}
            />
            {feeds.length < most ? (
              <Inline>{create}</Inline>
            ) : (
              <Text tone="quiet">{t('feeds.limit', { count: most })}</Text>
            )}
          </Stack>
        )}
      </Stack>
      {writing && (
        <Suspense>
          <NewFeedDialog
            onMade={(feed) => {
              setWriting(false);
              setMade(feed);
            }}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}

import type { AnswerData } from '@school/domain';
import { IconButton, List, ListItem } from '@school/ui';
import { useDeletion } from '../../../actions/useDeletion.ts';
import { LabelledTime } from '../../../intl/LabelledTime.tsx';
import { Separator } from '../../../intl/Separator.tsx';
import { useText } from '../../../intl/useText.ts';

type Feed = AnswerData<'listCalendarFeeds'>['data'][number];

/** The user's calendar feeds, without their secrets. */
export function FeedList(props: { feeds: readonly Feed[]; onRevoked(id: string): void }) {
  const t = useText();
  const revoke = useDeletion('revokeCalendarFeed');
  return (
    <List label={t('feeds.list')}>
      {props.feeds.map((feed) => (
        <ListItem
          key={feed.id}
          title={feed.name}
          meta={
            <>
              {feed.last_used_at ? (
                <LabelledTime label={t('feeds.used')} value={feed.last_used_at} />
              ) : (
                <span>{t('feeds.unused')}</span>
              )}
              <Separator />
              <LabelledTime label={t('feeds.since')} value={feed.created_at} format="date" />
            </>
          }
          end={
            <IconButton
              icon="trash-2"
              variant="plain"
              label={t('feeds.revokeOne', { name: feed.name })}
              onClick={() =>
                void revoke({
                  id: feed.id,
                  title: t('feeds.revokeTitle'),
                  body: t('feeds.revokeBody', { name: feed.name }),
                  confirmLabel: t('feeds.revoke'),
                  done: 'feeds.revoked',
                  onDeleted: () => props.onRevoked(feed.id),
                })
              }
            />
          }
        />
      ))}
    </List>
  );
}

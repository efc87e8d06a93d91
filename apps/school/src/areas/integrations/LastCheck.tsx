import type { Integration } from '@school/domain';
import { Notice, Stack, Text } from '@school/ui';
import { useQuery } from '../../data/useQuery.ts';
import { isolate } from '../../intl/isolate.ts';
import { LabelledTime } from '../../intl/LabelledTime.tsx';
import { useText } from '../../intl/useText.ts';
import { wordsOfProblem } from './problemMessages.ts';

/** When the connection was last tested or used, and what failed. */
export function LastCheck({ id }: { id: Integration['id'] }) {
  const t = useText();
  const integration = useQuery('listIntegrations', {}).data?.data.find((each) => each.id === id);
  if (!integration) return null;
  const { problem, reply, checked_at: checkedAt } = integration;
  const when = checkedAt ? (
    <Text size="small" tone="quiet">
      <LabelledTime label={t('integrations.lastChecked')} value={checkedAt} />
    </Text>
  ) : (
    id === 'smtp' && (
      <Text size="small" tone="quiet">
        {t('integrations.neverChecked')}
      </Text>
    )
  );
  return (
    <>
      {problem && (
        <Notice tone="critical">
          <Stack gap="xs">
            <Text>{t(wordsOfProblem(problem))}</Text>
            {reply && <Text>{t('notification.channels.reply', { reply: isolate(reply) })}</Text>}
          </Stack>
        </Notice>
      )}
      {when}
    </>
  );
}

import { allows, type Integration } from '@school/domain';
import { Heading, Icon, List, ListItem, Page, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { IntegrationState } from '../../integrations/IntegrationState.tsx';
import { wordsOfProblem } from '../../integrations/problemWords.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../shell/Failed.tsx';
import { NoPermission } from '../../shell/NoPermission.tsx';
import { useScreen } from '../../shell/ShellRoot.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';

const icons = { smtp: 'mail', calendar: 'calendar-days' } as const;

/** The other systems that the school works with, and how they are doing. */
export function IntegrationsScreen() {
  const t = useText();
  const { user } = useSession();
  const may = user === null || allows(user, 'integrations.write');
  const { data, problem, reload } = useQuery('listIntegrations', may ? {} : null);
  useScreen({ title: t('integrations.title') });

  if (!may) return <NoPermission />;
  if (!data && problem) return <Page state={<Failed whole problem={problem} onRetry={reload} />} />;
  return (
    <Page width="form">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2}>{t('integrations.heading')}</Heading>
          <Text tone="quiet">{t('integrations.about')}</Text>
        </Stack>
        {data ? (
          <List label={t('integrations.title')}>
            {data.data.map((integration) => (
              <Line key={integration.id} integration={integration} />
            ))}
          </List>
        ) : (
          <SkeletonGroup label={t('app.loading')}>
            <Skeleton shape="box" height={69} />
            <Skeleton shape="box" height={69} />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}

const wordsOfWaiting = {
  smtp: 'integrations.smtp.waiting',
  calendar: 'integrations.calendar.waiting',
} as const;

function Line({ integration }: { integration: Integration }) {
  const t = useText();
  const narrow = useNarrow();
  const state = <IntegrationState integration={integration} />;
  const { id, connected, waiting, given_up: givenUp, problem } = integration;
  const counts = [
    waiting > 0 && t(wordsOfWaiting[id], { count: waiting }),
    givenUp > 0 && t('integrations.smtp.givenUp', { count: givenUp }),
  ].filter((count) => count !== false);
  return (
    <ListItem
      href={`/admin/integrations/${id}`}
      start={<Icon name={icons[id]} />}
      title={t(`integrations.${id}.title`)}
      meta={connected && problem ? t(wordsOfProblem(problem)) : t(`integrations.${id}.about`)}
      end={!narrow && state}
    >
      {narrow && state}
      {counts.length > 0 && (
        <Text size="small" tone="quiet">
          {counts.join(' · ')}
        </Text>
      )}
    </ListItem>
  );
}

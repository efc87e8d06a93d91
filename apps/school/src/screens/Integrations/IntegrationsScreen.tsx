import { allows } from '@school/domain';
import { Heading, Page, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../shell/Failed.tsx';
import { NoPermission } from '../../shell/NoPermission.tsx';
import { useScreen } from '../../shell/ShellRoot.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';

/** The external systems of the school with their states. */
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
          <Stack as="ul" gap="l" role="list" aria-label={t('integrations.title')}>
            {data.data.map((integration) => (
              <IntegrationCard key={integration.id} integration={integration} />
            ))}
          </Stack>
        ) : (
          <SkeletonGroup label={t('app.loading')}>
            <Skeleton shape="box" height={168} />
            <Skeleton shape="box" height={168} />
          </SkeletonGroup>
        )}
      </Stack>
    </Page>
  );
}

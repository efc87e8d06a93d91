import type { Integration } from '@school/domain';
import { Heading, List, ListDetail, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import type { ReactNode } from 'react';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { Failed } from '../../screen/Failed.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { IntegrationRow } from './IntegrationRow.tsx';

/** List of the integrations with their states, and the open one beside it. A phone shows one of the two. */
export function IntegrationPanes(props: { open?: Integration['id']; children?: ReactNode }) {
  const { open, children } = props;
  const t = useText();
  const narrow = useNarrow();
  const { data, problem, reload } = useQuery('listIntegrations', {});
  return (
    <ListDetail
      list={
        <Stack gap="l">
          {narrow && (
            <Stack gap="xs">
              <Heading level={2}>{t('integrations.heading')}</Heading>
              <Text tone="quiet">{t('integrations.about')}</Text>
            </Stack>
          )}
          {data ? (
            <List ruled={false} label={t('integrations.title')}>
              {data.data.map((integration) => (
                <IntegrationRow
                  key={integration.id}
                  integration={integration}
                  open={integration.id === open}
                />
              ))}
            </List>
          ) : problem ? (
            <Failed problem={problem} onRetry={reload} />
          ) : (
            <SkeletonGroup label={t('app.loading')}>
              <Skeleton shape="box" height={64} />
              <Skeleton shape="box" height={64} />
            </SkeletonGroup>
          )}
        </Stack>
      }
    >
      {children}
    </ListDetail>
  );
}

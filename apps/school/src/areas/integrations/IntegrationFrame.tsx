import { Heading, Link, Page, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { integrationPaths } from './paths.ts';

/** Header of an integration: name, purpose, and on a phone a link back to the list. */
export function IntegrationHead(props: { title: string; about: string }) {
  const t = useText();
  const narrow = useNarrow();
  return (
    <Stack gap="s">
      {narrow && <Link href={integrationPaths.list.href()}>{t('integrations.back')}</Link>}
      <Heading level={2}>{props.title}</Heading>
      <Text tone="quiet">{props.about}</Text>
    </Stack>
  );
}

/** Placeholder while an integration's settings load. */
export function IntegrationSkeleton() {
  const t = useText();
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={32} width="40%" />
        <Skeleton shape="box" height={96} />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}

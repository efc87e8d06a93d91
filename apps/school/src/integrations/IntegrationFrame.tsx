import { Heading, Link, Page, Skeleton, SkeletonGroup, Stack, Text } from '@school/ui';
import { useText } from '../intl/useText.ts';

/** The head of an integration: what it is, what it is for, the way back. */
export function IntegrationHead(props: { title: string; about: string }) {
  const t = useText();
  return (
    <Stack gap="s">
      <Link href="/admin/integrations">{t('integrations.back')}</Link>
      <Heading level={2}>{props.title}</Heading>
      <Text tone="quiet">{props.about}</Text>
    </Stack>
  );
}

/** What stands there while an integration's settings are on their way. */
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

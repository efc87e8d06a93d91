import { allows } from '@school/domain';
import { Grid, Heading, Inline, LinkButton, Page, Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useCollege, useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { useScreen, useShell } from '../../shell/ShellRoot.tsx';
import { greetingAt } from './greeting.ts';
import { LatestNews } from './LatestNews.tsx';
import { MyDrafts } from './MyDrafts.tsx';

/** Where a day begins: what is new, and what was begun and not finished. */
export function HomeScreen() {
  const t = useText();
  const { formatDate } = useIntl();
  const { clock } = useShell();
  const { user } = useSession();
  const timeZone = useCollege()?.setting.timezone;
  const mayWrite = user !== null && allows(user, 'posts.write');
  const newPost = { label: t('posts.new'), icon: 'plus', href: '/blog/new-post' } as const;
  useScreen({ title: t('home.title') });

  const now = clock();
  const today = formatDate(now, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return (
    <Page>
      <Stack gap="xxl">
        <Inline gap="l" justify="between">
          <Stack gap="xs">
            <Heading level={2} size="display">
              {t(greetingAt(now, timeZone), { name: user?.name ?? '' })}
            </Heading>
            <Text tone="quiet">{today.charAt(0).toLocaleUpperCase() + today.slice(1)}</Text>
          </Stack>
          {mayWrite && (
            <LinkButton href={newPost.href} icon={newPost.icon} tone="accent" variant="solid">
              {newPost.label}
            </LinkButton>
          )}
        </Inline>
        <Grid columns={mayWrite ? { narrow: 1, wide: 2 } : 1} gap="xxl">
          <LatestNews />
          {mayWrite && <MyDrafts />}
        </Grid>
      </Stack>
    </Page>
  );
}

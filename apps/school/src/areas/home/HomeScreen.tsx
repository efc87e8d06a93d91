import { allows } from '@school/domain';
import { capitalized } from '@school/text';
import { Box, Grid, Heading, Inline, Page, Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useCollege, useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { useScreen, useScreenServices } from '../../screen/ScreenRoot.tsx';
import { InOrder } from '../../viewport/InOrder.tsx';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { Figures } from './Figures.tsx';
import { greetingAt } from './greeting.ts';
import { Introduction } from './Introduction.tsx';
import { LatestNews } from './LatestNews.tsx';
import { QuickActions } from './QuickActions.tsx';
import { Today } from './Today.tsx';
import { Unread } from './Unread.tsx';
import { PendingTasks } from './PendingTasks.tsx';

/** Home screen: pending work, today's events and news. */
export function HomeScreen() {
  const t = useText();
  const { formatDate, locale } = useIntl();
  const { clock } = useScreenServices();
  const narrow = useNarrow();
  const { user } = useSession();
  const timeZone = useCollege()?.setting.timezone;
  const seesEvents = user !== null && allows(user, 'events.view');
  const isNotified = user !== null && allows(user, 'notifications.view');
  useScreen();

  const now = clock();
  const today = formatDate(now, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const greeting = (
    <Stack gap="xs">
      <Heading level={2} size="display">
        {t(greetingAt(now, timeZone), { name: user?.name ?? '' })}
      </Heading>
      <Text tone="quiet">{capitalized(today, locale)}</Text>
    </Stack>
  );
  return (
    <Page>
      <Stack gap="xxl">
        {narrow ? (
          <Stack gap="l">
            {greeting}
            <Box notPrinted>
              <QuickActions />
            </Box>
          </Stack>
        ) : (
          <Box paddingY="s">
            <Inline gap="l" justify="between">
              {greeting}
              <Box notPrinted>
                <QuickActions />
              </Box>
            </Inline>
          </Box>
        )}
        {!narrow && <Introduction />}
        <Figures />
        <InOrder>
          <Stack gap="xxl">
            <Grid columns={{ narrow: 1, wide: 2 }} gap="xxl">
              <Stack gap="xxl">
                <PendingTasks turn={0} />
                {seesEvents && <Today />}
              </Stack>
              <Stack gap="xxl">
                {isNotified && <Unread />}
                <LatestNews />
              </Stack>
            </Grid>
            {/* On a phone it would fill three screens before the pending tasks. */}
            {narrow && <Introduction />}
          </Stack>
        </InOrder>
      </Stack>
    </Page>
  );
}

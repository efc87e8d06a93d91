import { Box, Button, Grid, Heading, Icon, Inline, Link, Stack, Text } from '@school/ui';
import { useCollege, useSession } from '../../data/DataRoot.tsx';
import { useIntroduction } from '../../data/useIntroduction.ts';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { navItemsFor } from '../../router/navItems.ts';
import { useRoutes } from '../../router/RoutesContext.ts';
import { useSchool } from '../../screen/ScreenRoot.tsx';
import { useTurn } from '../../viewport/InOrder.tsx';

/** Description of each entry of the menu. */
const about: Partial<Record<string, MessageId>> = {
  home: 'home.introduction.home',
  news: 'home.introduction.news',
  events: 'home.introduction.events',
  notifications: 'home.introduction.notifications',
  documents: 'home.introduction.documents',
  users: 'home.introduction.users',
};

/** Maximum number of entries. */
const most = 5;

/**
 * Introduces the main entries of the menu on the first visit, if the school enables it, until it is dismissed. On a phone it
 * is the last section.
 */
export function Introduction() {
  const t = useText();
  const { user } = useSession();
  const routes = useRoutes();
  const { name } = useSchool();
  const isEnabled = useCollege()?.show_onboarding === true;
  const [isDismissed, close] = useIntroduction();
  const isItsTurn = useTurn(4, true);
  if (!isEnabled || isDismissed || !isItsTurn) return null;
  const areas = navItemsFor(routes, user)
    .flat()
    .flatMap((area) => {
      const words = about[area.id];
      return words ? [{ ...area, words }] : [];
    })
    .slice(0, most);

  const dismiss = () => {
    close();
    // The button disappears, so the focus moves to the main element.
    document.querySelector('main')?.focus();
  };
  return (
    <Box
      as="section"
      notPrinted
      border
      radius="card"
      padding="l"
      aria-label={t('home.introduction.title', { school: name })}
    >
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={3} size="heading">
            {t('home.introduction.title', { school: name })}
          </Heading>
          <Text tone="quiet">{t('home.introduction.body')}</Text>
        </Stack>
        <Grid as="ul" role="list" columns={{ narrow: 1, medium: 2, wide: 3 }} gap="l">
          {areas.map(({ id, icon, label, href, words }) => (
            <Inline key={id} as="li" gap="m" align="start" wrap={false}>
              <Icon name={icon} />
              <Stack gap="hair">
                <Link href={href}>{t(label)}</Link>
                <Text size="small" tone="quiet">
                  {t(words)}
                </Text>
              </Stack>
            </Inline>
          ))}
        </Grid>
        <Inline>
          <Button onClick={dismiss}>{t('home.introduction.done')}</Button>
        </Inline>
      </Stack>
    </Box>
  );
}

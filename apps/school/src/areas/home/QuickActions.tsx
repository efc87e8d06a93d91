import { allows } from '@school/domain';
import { Grid, Inline, LinkButton, Stack } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { type QuickAction, quickActionsFor } from '../../router/quickActions.ts';
import { useRoutes } from '../../router/RoutesContext.ts';
import { useNarrow } from '../../viewport/useNarrow.ts';
import { notificationPaths } from '../notifications/paths.ts';

/** The start of an alert and the permitted quick actions. The last is the primary one; on phones it comes first. */
export function QuickActions() {
  const t = useText();
  const narrow = useNarrow();
  const { user } = useSession();
  const dailyActions = quickActionsFor(useRoutes(), user).filter(({ daily }) => daily);
  const first = dailyActions.at(-1);
  const others = dailyActions.slice(0, -1);
  // On phones the bottom bar has it.
  const alert = !narrow && user !== null && allows(user, 'emergency.start') && (
    <LinkButton href={notificationPaths.createAlert.href()} icon="siren" tone="critical" variant="outline">
      {t('notifications.newAlert')}
    </LinkButton>
  );
  if (!first) return alert || null;

  const other = ({ label, icon, href }: QuickAction, index: number) => (
    <LinkButton
      key={href}
      href={href}
      // Two fit side by side on a phone without icons.
      icon={narrow ? undefined : icon}
      fullWidth={narrow}
      variant={narrow || index === others.length - 1 ? 'outline' : 'plain'}
    >
      {t(label)}
    </LinkButton>
  );
  const primary = (
    <LinkButton href={first.href} icon={first.icon} fullWidth={narrow} tone="accent" variant="solid">
      {t(first.label)}
    </LinkButton>
  );
  if (narrow) {
    return (
      <Stack gap="s">
        {primary}
        <Grid columns={{ min: '160px' }} gap="s">
          {others.map(other)}
        </Grid>
      </Stack>
    );
  }
  return (
    <Inline gap="s">
      {alert}
      {others.map(other)}
      {primary}
    </Inline>
  );
}

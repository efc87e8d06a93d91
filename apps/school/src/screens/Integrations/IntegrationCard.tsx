import type { Integration } from '@school/domain';
import { Box, Heading, Icon, Inline, Link, LinkButton, Stack, Text, Time } from '@school/ui';
import { useCollege } from '../../data/DataRoot.tsx';
import { IntegrationState } from '../../integrations/IntegrationState.tsx';
import { wordsOfProblem } from '../../integrations/problemWords.ts';
import { useText } from '../../intl/useText.ts';

const icons = { smtp: 'mail', calendar: 'calendar-days' } as const;

const waitingMessages = {
  smtp: 'integrations.smtp.waiting',
  calendar: 'integrations.calendar.waiting',
} as const;

const actionMessages = {
  none: 'integrations.action.setUp',
  off: 'integrations.action.view',
  untested: 'integrations.action.test',
  working: 'integrations.action.view',
  failing: 'integrations.action.fix',
} as const;

/** Card of an integration: purpose, state, last check and next action. */
export function IntegrationCard({ integration }: { integration: Integration }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const { id, connected, state, waiting, given_up: givenUp, problem, checked_at: checkedAt } = integration;
  const href = `/admin/integrations/${id}`;
  const title = t(`integrations.${id}.title`);
  const counts = [
    waiting > 0 && t(waitingMessages[id], { count: waiting }),
    givenUp > 0 && t('integrations.smtp.givenUp', { count: givenUp }),
  ].filter((count) => count !== false);
  const action = t(actionMessages[state]);
  const needsAction = state === 'none' || state === 'failing';
  return (
    <Box as="li" border radius="card" padding="l">
      <Stack gap="m">
        <Inline gap="s" justify="between">
          <Inline gap="s">
            <Icon name={icons[id]} />
            <Heading level={3} size="heading">
              <Link href={href} tone="inherit">
                {title}
              </Link>
            </Heading>
          </Inline>
          <IntegrationState integration={integration} />
        </Inline>
        <Text tone="quiet">{t(`integrations.${id}.about`)}</Text>
        {connected && problem && <Text>{t(wordsOfProblem(problem))}</Text>}
        <Inline gap="m" justify="between">
          <Text size="small" tone="quiet">
            {checkedAt ? (
              <>
                {t('integrations.lastChecked')}{' '}
                <Time value={checkedAt} timeZone={timeZone} format="relative" />
              </>
            ) : (
              id === 'smtp' && connected && t('integrations.neverChecked')
            )}
            {counts.length > 0 && <br />}
            {counts.join(' · ')}
          </Text>
          <LinkButton
            href={href}
            size="s"
            tone={needsAction ? 'accent' : 'neutral'}
            aria-label={t('integrations.actionFor', { action, name: title })}
          >
            {action}
          </LinkButton>
        </Inline>
      </Stack>
    </Box>
  );
}

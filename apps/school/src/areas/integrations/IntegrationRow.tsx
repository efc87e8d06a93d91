import type { Integration } from '@school/domain';
import { Icon, type IconName, Inline, ListItem, Text, type TextTone } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { integrationPaths } from './paths.ts';

const icons = { smtp: 'mail', calendar: 'calendar-days' } as const;

const looks: Record<Integration['state'], { tone: TextTone; icon: IconName }> = {
  none: { tone: 'quiet', icon: 'minus' },
  off: { tone: 'quiet', icon: 'circle-x' },
  untested: { tone: 'quiet', icon: 'clock' },
  working: { tone: 'positive', icon: 'circle-check' },
  failing: { tone: 'critical', icon: 'circle-alert' },
};

function waitingMessage({ id, connected }: Integration) {
  if (id === 'calendar') return 'integrations.calendar.pending';
  // The emails of a school without a server go out through the operator's.
  return connected ? 'integrations.smtp.pending' : 'integrations.smtp.pendingByDefault';
}

/** An integration in the list: its state, and what waits for it. */
export function IntegrationRow(props: { integration: Integration; open: boolean }) {
  const t = useText();
  const { id, state, waiting, given_up: givenUp } = props.integration;
  const { tone, icon } = looks[state];
  return (
    <ListItem
      href={integrationPaths[id].href()}
      selected={props.open}
      start={<Icon name={icons[id]} />}
      title={t(`integrations.${id}.title`)}
      meta={
        <Text as="span" size="small" tone={tone}>
          <Inline as="span" gap="xs" wrap={false}>
            <Icon name={icon} size={16} />
            <span>{t(`integrations.state.${state}`)}</span>
          </Inline>
        </Text>
      }
    >
      {waiting > 0 && (
        <Text size="small" tone="quiet">
          {t(waitingMessage(props.integration), { count: waiting })}
        </Text>
      )}
      {givenUp > 0 && (
        <Text size="small" tone="quiet">
          {t('integrations.smtp.undelivered', { count: givenUp })}
        </Text>
      )}
    </ListItem>
  );
}

import type { Integration } from '@school/domain';
import { Badge, type BadgeProps } from '@school/ui';
import { useText } from '../intl/useText.ts';

const looks: Record<Integration['state'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  none: { tone: 'neutral', icon: 'minus' },
  off: { tone: 'neutral', icon: 'circle-x' },
  untested: { tone: 'neutral', icon: 'clock' },
  working: { tone: 'positive', icon: 'circle-check' },
  failing: { tone: 'critical', icon: 'circle-alert' },
};

/** State badge of an integration. */
export function IntegrationState({ integration }: { integration: Integration }) {
  const t = useText();
  const { tone, icon } = looks[integration.state];
  return (
    <Badge tone={tone} icon={icon}>
      {t(`integrations.state.${integration.state}`)}
    </Badge>
  );
}

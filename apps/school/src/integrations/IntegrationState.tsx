import type { Integration } from '@school/domain';
import { Badge } from '@school/ui';
import { useText } from '../intl/useText.ts';

/** How an integration is doing, in a word. */
export function IntegrationState({ integration }: { integration: Integration }) {
  const t = useText();
  if (!integration.connected) return <Badge icon="minus">{t('integrations.state.none')}</Badge>;
  if (!integration.enabled) return <Badge icon="circle-x">{t('integrations.state.off')}</Badge>;
  if (integration.problem) {
    return (
      <Badge tone="critical" icon="circle-alert">
        {t('integrations.state.failing')}
      </Badge>
    );
  }
  return (
    <Badge tone="positive" icon="circle-check">
      {t('integrations.state.ready')}
    </Badge>
  );
}

import { Banner, Button, Inline, LinkButton } from '@school/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { onStreamEvent } from '../../data/streamEvents.ts';
import { useText } from '../../intl/useText.ts';
import { ErrorBoundary, type RenderFailure } from '../../screen/ErrorBoundary.tsx';
import { notificationPaths } from '../notifications/paths.ts';
import { ApprovalRequests } from './ApprovalRequests.tsx';
import { Emergencies } from './Emergencies.tsx';

function AlertsFailed({ retry }: RenderFailure) {
  const t = useText();
  // The next alert may be one that can be shown, and needs an answer.
  const retryOnStart = useEffectEvent((kind: string) => {
    if (kind === 'emergency.started') retry();
  });
  useEffect(() => onStreamEvent(({ kind }) => retryOnStart(kind)), []);
  return (
    <Banner
      tone="critical"
      role="alert"
      title={t('emergencies.failed')}
      action={
        <Inline gap="s">
          <Button size="s" onClick={retry}>
            {t('app.retry')}
          </Button>
          <LinkButton size="s" href={notificationPaths.received.href()}>
            {t('received.title')}
          </LinkButton>
        </Inline>
      }
    />
  );
}

/** The alerts on every protected screen. A part that throws while it renders leaves the others and the screen. */
export function Alerts() {
  const [path] = useLocation();
  return (
    <>
      <ErrorBoundary resetKey={path} Failed={AlertsFailed}>
        <Emergencies />
      </ErrorBoundary>
      <ErrorBoundary resetKey={path} Failed={AlertsFailed}>
        <ApprovalRequests />
      </ErrorBoundary>
    </>
  );
}

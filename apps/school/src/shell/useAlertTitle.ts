import { useSession } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';
import { useAlertIn } from '../intl/useAlertIn.ts';
import { useText } from '../intl/useText.ts';

/** Returns the document title while an ongoing emergency or drill waits for the user's answer, real ones first. */
export function useAlertTitle(): string | undefined {
  const t = useText();
  const alertIn = useAlertIn();
  const { user } = useSession();
  const alerts = useQuery('listOngoingEmergencies', user ? {} : null).data?.data ?? [];
  const unanswered = alerts.filter(({ response }) => response === null);
  const alert = unanswered.find(({ mode }) => mode === 'real') ?? unanswered[0];
  return (
    alert &&
    t(alert.mode === 'drill' ? 'emergencies.drillTitle' : 'emergencies.realTitle', {
      title: alertIn(alert).title,
    })
  );
}

import type { HelpRequests } from '@school/domain';
import { Banner, LinkButton } from '@school/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useText } from '../../intl/useText.ts';
import { AlertKindLead } from './AlertKindLead.tsx';
import { boardPaths } from './paths.ts';
import { useNewest } from './useNewest.ts';

/** Who needs help in an emergency, on every screen of the people who lead the response; the board shows it itself. */
export function HelpNeeded({ requests }: { requests: HelpRequests }) {
  const t = useText();
  const { formatList } = useIntl();
  const [path] = useLocation();
  const { id, title, mode, count, people, latest_at } = requests;
  // Another sound for each request, none when one is withdrawn.
  const latest = useNewest(latest_at);
  const board = boardPaths.board.href({ id });
  if (path === board) return null;
  const names = people.map(({ name }) => name);
  return (
    <Banner
      tone="critical"
      icon="hand"
      sound={latest}
      title={t(mode === 'drill' ? 'emergencies.drillTitle' : 'emergencies.realTitle', { title })}
      action={
        <LinkButton size="s" href={board}>
          {t('board.open')}
        </LinkButton>
      }
    >
      <AlertKindLead alert={requests} />
      <span>{t('emergencies.helpNeeded', { count, names: formatList(names) })}</span>
    </Banner>
  );
}

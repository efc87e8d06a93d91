import { allows } from '@school/domain';
import { Inline, LinkButton } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { messengerPaths } from '../paths.ts';

/** One report is enough to learn how many are open. */
const countOnly = { query: { 'filter[status]': 'open', per_page: 1 } } as const;

/** Link to the reported messages with the number of open ones; only for people who look after the messenger. */
export function ReportsLink() {
  const t = useText();
  const { user } = useSession();
  const mayOversee = user !== null && allows(user, 'messenger.oversee');
  const count = useQuery('listMessageReports', mayOversee ? countOnly : null).data?.meta.total ?? 0;
  if (!mayOversee) return null;
  return (
    <Inline>
      <LinkButton href={messengerPaths.reports.href()} icon="flag" variant="plain">
        {count > 0 ? t('messageReports.link', { count }) : t('messageReports.title')}
      </LinkButton>
    </Inline>
  );
}

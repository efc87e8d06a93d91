import { allows } from '@school/domain';
import { LinkButton, Notice, Stack } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';

/** What waits for the person: a PIN to be created, e-mails that were not delivered. */
export function Reminders() {
  const { user } = useSession();
  const undelivered = useUndeliveredMail();
  const lacksPin = user?.has_pin === false;
  if (!lacksPin && undelivered === 0) return null;
  return (
    <Stack gap="m">
      {undelivered > 0 && <UndeliveredMail count={undelivered} />}
      {lacksPin && <MissingPin />}
    </Stack>
  );
}

/** @returns How many e-mails were not delivered, for those who may do something about it. */
function useUndeliveredMail(): number {
  const { user } = useSession();
  const manages = user !== null && allows(user, 'integrations.write');
  const integrations = useQuery('listIntegrations', manages ? {} : null).data?.data;
  const smtp = integrations?.find(({ id }) => id === 'smtp');
  // What waits for a server that works is only on its way.
  return smtp ? smtp.given_up + (smtp.problem ? smtp.waiting : 0) : 0;
}

function UndeliveredMail({ count }: { count: number }) {
  const t = useText();
  return (
    <Notice
      tone="critical"
      icon="mail"
      role="note"
      title={t('home.mails', { count })}
      action={
        <LinkButton size="s" href="/admin/integrations">
          {t('home.mails.action')}
        </LinkButton>
      }
    />
  );
}

function MissingPin() {
  const t = useText();
  return (
    <Notice
      tone="caution"
      icon="key-round"
      role="note"
      title={t('home.noPin.title')}
      action={
        <LinkButton size="s" href="/app/profile?part=pin">
          {t('home.noPin.action')}
        </LinkButton>
      }
    >
      {t('home.noPin.body')}
    </Notice>
  );
}

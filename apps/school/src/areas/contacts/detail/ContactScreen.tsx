import { fullName } from '@school/domain';
import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useLocation } from 'wouter';
import { GoneRecord, isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { ContactFacts } from './ContactFacts.tsx';
import { EditContact } from './EditContact.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { contactPaths } from '../paths.ts';

/** Screen of a contact, with `?edit` to change it. */
export function ContactScreen() {
  const { id } = useRouteValues(contactPaths.detail);
  return <OneContact key={id} id={id} />;
}

function OneContact({ id }: { id: string }) {
  const t = useText();
  const [, navigate] = useLocation();
  const query = useQuery('getContact', { path: { id } });
  const { data, problem, reload } = query;
  const gone = isGone(query);
  const { edit: isEditRequested } = useRouteValues(contactPaths.detail);
  const contact = data?.data;
  const editing = isEditRequested && contact?.can.update === true;
  useScreen({
    title: editing ? t('contacts.editing') : undefined,
    headTitle: contact && fullName(contact),
    ownFoot: editing,
  });

  if (isEditRequested && contact && !editing) return <NoPermission />;
  if (contact && editing) {
    const onDone = () => navigate(contactPaths.detail.href({ id }), { replace: true });
    return (
      <GoneRecord value={gone}>
        <EditContact contact={contact} onDone={onDone} />
      </GoneRecord>
    );
  }
  if (contact && !gone) return <ContactFacts contact={contact} />;
  if (problem) {
    return (
      <Page
        state={
          <Failed
            whole
            recordId={id}
            gone={gone}
            problem={problem}
            onRetry={reload}
            instead={{ missing: 'contacts.missing' }}
          />
        }
      />
    );
  }
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" height={40} width="60%" />
        <Skeleton shape="text" width="40%" />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}

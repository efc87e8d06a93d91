import type { SchoolUser } from '@school/domain';
import { Notice } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useText } from '../../../intl/useText.ts';
import { PersonForm } from '../PersonForm.tsx';
import { type PersonValues, valuesOf } from '../personValues.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** Approving a pending person makes them active. */
const admitted = (person: SchoolUser): PersonValues => ({
  ...valuesOf(person),
  status: person.status === 'pending' ? 'active' : person.status,
});

/** Edits a person's record, or completes and approves a sign-up. */
export function EditUser({ person, onDone }: { person: SchoolUser; onDone(): void }) {
  const t = useText();
  const { notices } = useScreenServices();
  const { user } = useSession();
  const { run } = useCommand('updateUser');
  const lookUp = useLookup('getUser');
  const pending = person.status === 'pending';
  return (
    <PersonForm
      label={t(pending ? 'user.approving' : 'user.editing')}
      submitLabel={t(pending ? 'user.approve' : 'forms.save')}
      values={admitted(person)}
      recordId={person.id}
      notify={notices.notify}
      version={person.version}
      draftName={`user-${person.id}`}
      rolesFixed={!person.can.roles}
      ownEmail={person.id === user?.id}
      intro={
        pending && (
          <Notice tone="info" role="note">
            {t('user.approvingBody')}
          </Notice>
        )
      }
      onSend={(body, { version, idempotencyKey }) =>
        run({ path: { id: person.id }, body, ifMatch: version ?? person.version, idempotencyKey })
      }
      readCurrent={async () => {
        const now = await lookUp({ path: { id: person.id } });
        return now.ok ? { values: admitted(now.data.data), version: now.data.data.version } : null;
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: pending ? 'user.approved' : 'users.changed' } });
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

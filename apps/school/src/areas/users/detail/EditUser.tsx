import type { SchoolUser } from '@school/domain';
import { Notice } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { useText } from '../../../intl/useText.ts';
import { PersonForm } from '../PersonForm.tsx';
import { type PersonValues, personToFormValues } from '../personValues.ts';

/** Approving a pending person makes them active. */
const admitted = (person: SchoolUser): PersonValues => ({
  ...personToFormValues(person),
  status: person.status === 'pending' ? 'active' : person.status,
});

/** Edits a person's record, or completes and approves a sign-up. */
export function EditUser({ person, onDone }: { person: SchoolUser; onDone(): void }) {
  const t = useText();
  const { user } = useSession();
  const pending = person.status === 'pending';
  const form = useRecordForm({
    record: person,
    read: 'getUser',
    update: 'updateUser',
    toValues: admitted,
    changed: pending ? 'user.approved' : 'users.changed',
    onDone,
  });
  return (
    <PersonForm
      {...form}
      label={t(pending ? 'user.approving' : 'user.editing')}
      submitLabel={t(pending ? 'user.approve' : 'forms.save')}
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
    />
  );
}

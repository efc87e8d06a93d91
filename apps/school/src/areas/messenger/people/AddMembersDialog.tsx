import { type Conversation, membersWriteLimits, findScope } from '@school/domain';
import { Dialog, Notice } from '@school/ui';
import { useCallback, useState } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import type { FormFields } from '../../../forms/fields.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import type { AddMembersValues } from './addMembersRules.ts';
import { DialogForm } from './DialogForm.tsx';
import { FormPeople } from './FormPeople.tsx';
import { usePeopleSearch } from './usePeopleSearch.ts';

const fields = {
  user_ids: { label: 'messenger.new.members', rejected: 'messenger.new.membersRefused' },
} as const satisfies FormFields<AddMembersValues>;

const initialValues: AddMembersValues = { user_ids: [] };

/** Dialog that adds people to a group, as long as it isn't full. */
export function AddMembersDialog({ group, onClose }: { group: Conversation; onClose(): void }) {
  const t = useText();
  const { user } = useSession();
  const { notices } = useScreenServices();
  const { run } = useCommand('addConversationMembers');
  const [memberIds] = useState(() => group.members.map((member) => member.user.id));
  const people = usePeopleSearch(memberIds);
  const max = membersWriteLimits.user_ids;
  const free = Math.max(0, max - group.members.length);
  const loadValidator = useCallback(
    () => import('./addMembersRules.ts').then((file) => file.addMembersRules(free)),
    [free],
  );
  const title = t('messenger.details.add');
  const help = t('messenger.details.addHelp', { count: free, max });
  // What was chosen stays when the group becomes full meanwhile; the rules then say so.
  const [wasFull] = useState(free === 0);
  if (wasFull) {
    return (
      <Dialog open onOpenChange={onClose} title={title}>
        <Notice tone="info">{help}</Notice>
      </Dialog>
    );
  }
  const reachesAll = user !== null && findScope(user, 'messenger.groups') === 'any';
  return (
    <DialogForm<AddMembersValues, { count: number }>
      title={title}
      draftName={`add-members-${group.id}`}
      initialValues={initialValues}
      fields={fields}
      loadValidator={loadValidator}
      onSend={async ({ user_ids }, { keyFor }) => {
        const body = { user_ids: [...user_ids] };
        const outcome = await run({ path: { id: group.id }, body, idempotencyKey: keyFor(body) });
        return outcome.ok ? { ok: true, data: { count: user_ids.length } } : outcome;
      }}
      onSent={({ count }) => {
        notices.notify({
          tone: 'positive',
          message: { id: 'messenger.details.added', values: { count } },
        });
        onClose();
      }}
      onClose={onClose}
    >
      <FormProblem
        instead={{
          forbidden: reachesAll ? 'messenger.member.notAllowed' : 'messenger.new.ownPart',
          // A choice that the server rejects is shown at its field; only a full group concerns none.
          invalid: 'messenger.details.full',
        }}
      />
      <FormPeople name="user_ids" label={t('messenger.new.members')} help={help} people={people} />
      <FormSubmit size="l" fullWidth>
        {t('messenger.details.addSubmit')}
      </FormSubmit>
    </DialogForm>
  );
}

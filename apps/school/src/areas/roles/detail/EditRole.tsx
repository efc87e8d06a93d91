import type { Role } from '@school/domain';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useText } from '../../../intl/useText.ts';
import { isAdministrators } from '../grants.ts';
import { RoleForm } from '../RoleForm.tsx';
import { valuesOf } from '../roleValues.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** Edits a role, for everyone who has it. */
export function EditRole({ role, onDone }: { role: Role; onDone(): void }) {
  const t = useText();
  const { notices } = useScreenServices();
  const { run } = useCommand('updateRole');
  const lookUp = useLookup('getRole');
  return (
    <RoleForm
      label={t('roles.edit')}
      values={valuesOf(role)}
      recordId={role.id}
      notify={notices.notify}
      version={role.version}
      draftName={`role-${role.id}`}
      rightsFixed={isAdministrators(role)}
      onSend={(body, { version, idempotencyKey }) =>
        run({ path: { id: role.id }, body, ifMatch: version ?? role.version, idempotencyKey })
      }
      readCurrent={async () => {
        const now = await lookUp({ path: { id: role.id } });
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'roles.changed' } });
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

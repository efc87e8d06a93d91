import type { Conversation } from '@school/domain';
import { useState } from 'react';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useComparedFields } from '../../../forms/useComparedFields.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { useVersions } from '../../../forms/useVersions.tsx';
import { rulesFor } from '../../../forms/rulesFor.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { DialogForm } from './DialogForm.tsx';
import { groupFields, type GroupValues, toGroupRequest, groupToFormValues } from './groupValues.ts';

const loadValidator = rulesFor('groupUpdate', { toRequest: toGroupRequest, fields: groupFields });

/** Dialog that edits the name and description of a group, and merges them with changes by others. */
export function EditGroupDialog({ group, onClose }: { group: Conversation; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(groupFields);
  const { notices } = useScreenServices();
  const { run } = useCommand('updateConversation');
  const read = useLookup('getConversation');
  // The group may be refetched while the dialog is open; the dialog keeps the values that it opened with.
  const [initialValues] = useState(() => groupToFormValues(group));
  const path = { id: group.id };
  const compared = useComparedFields<GroupValues, unknown>(groupFields, undefined);
  const versions = useVersions<GroupValues>({
    start: { version: group.version, base: initialValues },
    notify: notices.notify,
    compared,
    async readCurrent() {
      const now = await read({ path });
      return now.ok ? { values: groupToFormValues(now.data.data), version: now.data.data.version } : null;
    },
  });
  return (
    <DialogForm<GroupValues, unknown>
      title={t('messenger.details.edit')}
      draftName={`group-${group.id}`}
      initialValues={initialValues}
      fields={groupFields}
      compared={compared}
      loadValidator={loadValidator}
      onSend={(typed, { form, keyFor }) =>
        versions.send<unknown>(typed, form, (values, ifMatch = group.version) => {
          const body = toGroupRequest(values);
          return run({ path, body, ifMatch, idempotencyKey: keyFor({ body, ifMatch }) });
        })
      }
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'messenger.details.edited' } });
        onClose();
      }}
      onClose={onClose}
    >
      <FormProblem instead={{ forbidden: 'messenger.member.notAllowed', ...versions.conflictMessages }} />
      <FormTextField {...field('name')} autoComplete="off" dir="auto" />
      <FormTextArea {...field('description')} optional rows={3} dir="auto" />
      <FormSubmit size="l" fullWidth>
        {t('forms.save')}
      </FormSubmit>
      {versions.dialog}
    </DialogForm>
  );
}

import { type Role, roleWriteLimits } from '@school/domain';
import { Notice, Stack } from '@school/ui';
import type { Outcome } from '../../data/useCommand.ts';
import type { ComparedField } from '../../forms/compared.ts';
import { DraftedForm, type SendOptions } from '../../forms/DraftedForm.tsx';
import type { Current, NotifyMerge } from '../../forms/useVersions.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { grantsOf } from './grants.ts';
import { rightLabel } from './rightLabel.ts';
import { RightFields } from './RightFields.tsx';
import { type RoleValues, writeOf } from './roleValues.ts';

const loadValidator = () => import('./roleRules.ts').then((file) => file.roleRules);

const refusals: Record<string, MessageId> = { name: 'roles.form.nameRefused' };

/** Maximum length of a name in the contract, in characters. */

/** Form to add or edit a role. */
export function RoleForm(props: {
  label: string;
  values: RoleValues;
  version?: number;
  recordId?: string;
  notify?: NotifyMerge;
  draftName: string;
  /** Whether the role keeps all permissions, so that only its name can be changed. */
  rightsFixed?: boolean;
  onSend(body: ReturnType<typeof writeOf>, options: SendOptions): Promise<Outcome<{ data: Role }>>;
  onSent(role: Role): void;
  onCancel(): void;
  readCurrent?(): Promise<Current<RoleValues> | null>;
}) {
  const t = useText();
  const { onSent, rightsFixed = false, ...rest } = props;
  const compared: ComparedField<RoleValues>[] = [
    { name: 'name', label: t('roles.form.name') },
    {
      name: 'rights',
      label: t('roles.permissions'),
      textOf: ({ rights }) =>
        grantsOf(rights)
          .map(({ permission, scope }) => `${t(rightLabel(permission))}: ${t(`roles.scope.${scope}`)}`)
          .join(' · '),
    },
  ];
  return (
    <DraftedForm
      {...rest}
      loadValidator={loadValidator}
      refusals={refusals}
      requestOf={writeOf}
      onSent={(answer) => onSent(answer.data)}
      compared={compared}
    >
      <Stack gap="xxl">
        <FormTextField
          name="name"
          label={t('roles.form.name')}
          counter={{ max: roleWriteLimits.name }}
          autoComplete="off"
          dir="auto"
        />
        <Notice tone="info" role="note">
          {t(rightsFixed ? 'roles.form.fixed' : 'roles.form.scopes')}
        </Notice>
        <RightFields fixed={rightsFixed} />
      </Stack>
    </DraftedForm>
  );
}

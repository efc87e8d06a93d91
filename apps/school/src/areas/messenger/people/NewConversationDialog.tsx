import { allows, conversationWriteLimits } from '@school/domain';
import { Box, Dialog, Notice, SegmentedControl, Stack } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { useFormChange, useFormValue } from '../../../forms/useFormValue.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { DialogForm } from './DialogForm.tsx';
import { FormPeople } from './FormPeople.tsx';
import { FormPerson } from './FormPerson.tsx';
import {
  emptyConversation,
  newConversationFields,
  type NewConversationValues,
  toConversationRequest,
} from './newConversationValues.ts';
import { usePeopleSearch } from './usePeopleSearch.ts';

type NewConversationProps = {
  onOpenChange(open: boolean): void;
  /** Receives the id of the conversation: a new one, or the existing one with this person. */
  onCreated(id: string): void;
};

const ignored = ['kind'] as const;
const loadValidator = () => import('./newConversationRules.ts').then((file) => file.newConversationRules);

/** Dialog that starts a conversation with one person, or creates a group. */
export function NewConversationDialog({ open, ...rest }: NewConversationProps & { open: boolean }) {
  return open ? <NewConversation {...rest} /> : null;
}

function NewConversation({ onOpenChange, onCreated }: NewConversationProps) {
  const t = useText();
  const { user } = useSession();
  const { notices } = useScreenServices();
  const { run } = useCommand('createConversation');
  const title = t('messenger.new');
  if (!user || !allows(user, 'users.view')) {
    return (
      <Dialog open onOpenChange={onOpenChange} title={title}>
        <Notice tone="info">{t('messenger.new.noDirectory')}</Notice>
      </Dialog>
    );
  }
  return (
    <DialogForm<NewConversationValues, { data: { id: string; kind: string } }>
      title={title}
      draftName="new-conversation"
      initialValues={emptyConversation}
      fields={newConversationFields}
      ignored={ignored}
      loadValidator={loadValidator}
      onSend={(values, { keyFor }) => {
        const body = toConversationRequest(values);
        return run({ body, idempotencyKey: keyFor(body) });
      }}
      onSent={({ data }) => {
        if (data.kind === 'group')
          notices.notify({ tone: 'positive', message: { id: 'messenger.new.created' } });
        onOpenChange(false);
        onCreated(data.id);
      }}
      onClose={() => onOpenChange(false)}
    >
      <Fields mayCreateGroups={allows(user, 'messenger.groups')} />
    </DialogForm>
  );
}

function Fields({ mayCreateGroups }: { mayCreateGroups: boolean }) {
  const t = useText();
  const field = useFieldProps(newConversationFields);
  const people = usePeopleSearch();
  const kind = useFormValue<NewConversationValues, 'kind'>('kind');
  const change = useFormChange<NewConversationValues>();
  const kinds = ['direct', 'group'] as const;
  return (
    <>
      {mayCreateGroups && (
        <SegmentedControl
          label={t('messenger.new.kind')}
          value={kind}
          onValueChange={(value) => change('kind', value)}
          options={kinds.map((value) => ({ value, label: t(`messenger.new.${value}`) }))}
        />
      )}
      <FormProblem instead={kind === 'group' ? { forbidden: 'messenger.new.ownPart' } : {}} />
      {/* Hidden rather than unmounted: a field that mounts again starts from its initial value. */}
      <Box hidden={kind !== 'direct'}>
        <FormPerson
          {...field('user_id')}
          people={people}
          help={t('messenger.new.personHelp')}
          data-sui-first=""
        />
      </Box>
      <Box hidden={kind !== 'group'}>
        <Stack gap="l">
          <FormTextField {...field('name')} autoComplete="off" dir="auto" />
          <FormTextArea {...field('description')} optional rows={2} dir="auto" />
          <FormPeople
            {...field('member_ids')}
            help={t('messenger.new.membersHelp', { max: conversationWriteLimits.member_ids })}
            people={people}
          />
        </Stack>
      </Box>
      <FormSubmit size="l" fullWidth>
        {t(kind === 'group' ? 'messenger.new.create' : 'messenger.new.start')}
      </FormSubmit>
    </>
  );
}

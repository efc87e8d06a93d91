import type { Message } from '@school/domain';
import { Box, Skeleton, SkeletonGroup, Text } from '@school/ui';
import { useState } from 'react';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import type { FormFields } from '../../../forms/fields.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { conversationName } from '../conversationName.ts';
import { DialogForm } from '../people/DialogForm.tsx';
import { FormConversations } from './FormConversations.tsx';
import type { ForwardValues } from './forwardRules.ts';
import { mostTargets } from './mostTargets.ts';
import { type ForwardFailure, useForward } from './useForward.ts';

const fields = {
  conversation_ids: { label: 'messenger.conversations' },
} as const satisfies FormFields<ForwardValues>;

const initialValues: ForwardValues = { conversation_ids: [] };
const loadValidator = () => import('./forwardRules.ts').then((file) => file.forwardRules);

/** The newest conversations are offered; older ones are found in the list first. */
const offered = { query: { per_page: 100 } } as const;

/** Dialog that copies a message to other conversations. */
export function ForwardDialog({ message, onClose }: { message: Message; onClose(): void }) {
  const t = useText();
  const { user } = useSession();
  const { notices } = useScreenServices();
  const { data, problem, reload } = useQuery('listConversations', offered);
  const [failure, setFailure] = useState<ForwardFailure>('notLoaded');
  const forward = useForward(setFailure);
  const files = t('messenger.files', { count: message.attachments.length });
  const options = data?.data
    .filter(({ id }) => id !== message.conversation_id)
    .map((conversation) => ({
      value: conversation.id,
      label: conversationName(conversation, user?.id) || t('messenger.formerMember'),
      ...(conversation.kind === 'group' && {
        description: t('messenger.members', { count: conversation.members_count }),
      }),
    }));
  return (
    <DialogForm<ForwardValues, number>
      title={t('messenger.forward.title')}
      draftName={`forward-message-${message.id}`}
      initialValues={initialValues}
      fields={fields}
      loadValidator={loadValidator}
      onSend={async ({ conversation_ids: ids }) => {
        const outcome = await forward(message, ids);
        return outcome.ok ? { ok: true, data: ids.length } : outcome;
      }}
      onSent={(count) => {
        notices.notify({ tone: 'positive', message: { id: 'messenger.forward.done', values: { count } } });
        onClose();
      }}
      onClose={onClose}
    >
      <FormProblem
        {...(failure === 'storageFull' && { instead: { failed: 'messenger.storageFull' } })}
        {...(failure === 'notLoaded' && { instead: { missing: 'messenger.forward.gone' } })}
      />
      <Box padding="m" background="sunken">
        <Text dir="auto" clamp={3}>
          {message.body || files}
        </Text>
      </Box>
      {options ? (
        <FormConversations
          name="conversation_ids"
          label={t('messenger.conversations')}
          help={t('messenger.forward.help', { count: mostTargets })}
          empty={t('messenger.forward.none')}
          options={options}
        />
      ) : problem ? (
        <Failed problem={problem} onRetry={reload} />
      ) : (
        <SkeletonGroup label={t('app.loading')}>
          <Skeleton shape="box" height={72} />
        </SkeletonGroup>
      )}
      <FormSubmit size="l" fullWidth>
        {t('messenger.forward.submit')}
      </FormSubmit>
    </DialogForm>
  );
}

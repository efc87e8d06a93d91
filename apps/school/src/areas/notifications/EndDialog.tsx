import { type ManagedNotification, followUpLimits } from '@school/domain';
import { Button, Dialog, Stack } from '@school/ui';
import { useMemo } from 'react';
import { invalidateAfter } from '../../data/cache.ts';
import { useSession } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { useQuery } from '../../data/useQuery.ts';
import type { FormFields } from '../../forms/fields.ts';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormPinField } from '../../forms/FormPinField.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import type { EndValues } from './endRules.ts';
import { NoPinNotice } from './NoPinNotice.tsx';
import { OpenRequests } from './OpenRequests.tsx';

const initialValues: EndValues = { content: '', pin: '', anyway: false };
const fields = {
  content: { label: 'notifications.endMessage', limit: followUpLimits.content },
  pin: {
    label: 'notifications.confirm.pin',
    rejected: 'notifications.confirm.pinWrong',
    stored: false,
  },
  // Confirms the current state.
  anyway: { label: 'notifications.endAnyway', stored: false },
} as const satisfies FormFields<EndValues>;
const instead = { conflict: 'notifications.endedMeanwhile' } as const;

/**
 * Dialog that ends an emergency for all of its recipients, which is final. It says who still needs help; a real emergency
 * needs the user's PIN.
 */
export function EndDialog(props: { notification: ManagedNotification; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(fields);
  const { notices } = useScreenServices();
  const { user } = useSession();
  const { id, mode } = props.notification;
  const { run } = useCommand('endEmergency');
  // The counts change while the dialog is open.
  const fresh = useQuery('getNotification', { path: { id } }).data?.data;
  const counts = fresh && 'counts' in fresh ? fresh.counts : props.notification.counts;
  const isReal = mode === 'real';
  const needsAnyway = counts.needs_help > 0;
  const loadValidator = useMemo(
    () => () => import('./endRules.ts').then((file) => file.endRules({ pin: isReal, anyway: needsAnyway })),
    [isReal, needsAnyway],
  );
  const title = t(isReal ? 'notifications.endTitle' : 'notifications.endDrillTitle');
  const close = props.onClose;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title}
      description={t('notifications.endBody', { count: counts.recipients })}
    >
      <FormWithDraft
        draftName={`end-emergency-${id}`}
        label={title}
        initialValues={initialValues}
        loadValidator={loadValidator}
        fields={fields}
        onSend={async ({ content, pin }, { keyFor }) => {
          const body = { content: content.trim(), ...(isReal && { pin }) };
          const outcome = await run({ path: { id }, body, idempotencyKey: keyFor(body) });
          // Another person has ended it: what is behind the dialog is outdated.
          if (!outcome.ok && outcome.problem.kind === 'conflict') invalidateAfter('endEmergency');
          return outcome;
        }}
        onSent={() => {
          notices.notify({
            tone: 'positive',
            message: { id: isReal ? 'notifications.ended' : 'notifications.drillEnded' },
          });
          close();
        }}
      >
        <Stack gap="l">
          <FormProblem instead={instead} rejected={fields.pin.rejected} />
          <OpenRequests id={id} counts={counts} />
          <FormTextArea {...field('content')} rows={4} dir="auto" />
          {needsAnyway && <FormCheckbox {...field('anyway')} />}
          {isReal && user?.has_pin === false && <NoPinNotice />}
          {isReal && (
            <FormPinField
              {...field('pin')}
              mask
              rejected={fields.pin.rejected}
              help={t('notifications.confirm.pinHelp')}
            />
          )}
          <Stack gap="s">
            <FormSubmit size="l" fullWidth icon="circle-check">
              {t('notifications.end')}
            </FormSubmit>
            <Button size="l" fullWidth variant="plain" onClick={close}>
              {t('app.cancel')}
            </Button>
          </Stack>
        </Stack>
      </FormWithDraft>
    </Dialog>
  );
}

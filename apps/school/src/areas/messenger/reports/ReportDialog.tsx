import type { AnswerData, Message } from '@school/domain';
import { Box, Text } from '@school/ui';
import { useCommand } from '../../../data/useCommand.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { DialogForm } from '../people/DialogForm.tsx';
import { reportFields, reportReasons, type ReportValues } from './reportValues.ts';

const initialValues: ReportValues = { reason: '', note: '' };
const loadValidator = () => import('./reportRules.ts').then((file) => file.reportRules);

/** Dialog that reports a message of another person to the school. */
export function ReportDialog({ message, onClose }: { message: Message; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(reportFields);
  const { notices } = useScreenServices();
  const { run } = useCommand('createMessageReport');
  return (
    <DialogForm<ReportValues, AnswerData<'createMessageReport'>>
      title={t('messageReports.report.title')}
      draftName={`report-message-${message.id}`}
      initialValues={initialValues}
      fields={reportFields}
      loadValidator={loadValidator}
      onSend={({ reason, note }, { keyFor }) => {
        const body = { reason: reason || 'other', note: note.trim() } as const;
        return run({ path: { id: message.id }, body, idempotencyKey: keyFor(body) });
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'messageReports.report.done' } });
        onClose();
      }}
      onClose={onClose}
    >
      <FormProblem
        instead={{ conflict: 'messageReports.report.deleted', missing: 'messageReports.report.deleted' }}
      />
      <Text>{t('messageReports.report.readers')}</Text>
      <Box padding="m" background="sunken">
        <Text dir="auto" clamp={3}>
          {message.body || t('messenger.files', { count: message.attachments.length })}
        </Text>
      </Box>
      <FormRadioGroup
        {...field('reason')}
        required
        options={reportReasons.map((value) => ({ value, label: t(`messageReports.reason.${value}`) }))}
      />
      <FormTextArea {...field('note')} optional rows={3} dir="auto" />
      <FormSubmit size="l" fullWidth>
        {t('messageReports.report.submit')}
      </FormSubmit>
    </DialogForm>
  );
}

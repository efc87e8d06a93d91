import type { AnswerData, MessageReport } from '@school/domain';
import { useCommand } from '../../../data/useCommand.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormRadioGroup } from '../../../forms/FormRadioGroup.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { DialogForm } from '../people/DialogForm.tsx';
import { handleFields, type HandleValues, toOutcomes } from './handleValues.ts';

const initialValues: HandleValues = { outcome: '', note: '' };
const loadValidator = () => import('./handleRules.ts').then((file) => file.handleRules);

/** Dialog that closes a report with an outcome. */
export function HandleDialog({ report, onClose }: { report: MessageReport; onClose(): void }) {
  const t = useText();
  const field = useFieldProps(handleFields);
  const { notices } = useScreenServices();
  const { run } = useCommand('handleMessageReport');
  const { id, removed } = report;
  return (
    <DialogForm<HandleValues, AnswerData<'handleMessageReport'>>
      title={t('messageReports.handle')}
      draftName={`handle-report-${id}`}
      initialValues={initialValues}
      fields={handleFields}
      loadValidator={loadValidator}
      onSend={({ outcome, note }, { keyFor }) => {
        const body = { outcome: outcome || 'other', note: note.trim() } as const;
        return run({ path: { id }, body, idempotencyKey: keyFor(body) });
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'messageReports.handleDone' } });
        onClose();
      }}
      onClose={onClose}
    >
      <FormProblem instead={{ conflict: 'messageReports.handledAlready' }} />
      <FormRadioGroup
        {...field('outcome')}
        required
        {...(!removed && { help: t('messageReports.removeFirst') })}
        options={toOutcomes(removed).map((value) => ({ value, label: t(`messageReports.outcome.${value}`) }))}
      />
      <FormTextArea {...field('note')} optional rows={3} dir="auto" />
      <FormSubmit size="l" fullWidth>
        {t('messageReports.handleSubmit')}
      </FormSubmit>
    </DialogForm>
  );
}

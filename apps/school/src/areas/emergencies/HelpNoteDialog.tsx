import { acknowledgementLimits } from '@school/domain';
import { Button, Dialog, Stack } from '@school/ui';
import type { Problem } from '../../data/problem.ts';
import type { ComparedFormFields } from '../../forms/fields.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import type { FieldErrors } from '../../forms/validation.ts';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { useComparedFields } from '../../forms/useComparedFields.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { useText } from '../../intl/useText.ts';
import { answerProblems } from '../../outbox/useAnswers.ts';

/** Where a person who needs help is, and what they need. */
export type HelpDetails = { location: string; note: string };

const fields = {
  location: { label: 'emergencies.help.location', limit: acknowledgementLimits.location, compared: true },
  note: { label: 'emergencies.help.note', limit: acknowledgementLimits.note, compared: true },
} as const satisfies ComparedFormFields<HelpDetails>;

/* Not the domain's rules: they are loaded later, and the network may be gone by then. */
const rules = (help: HelpDetails): FieldErrors =>
  Object.fromEntries(
    (['location', 'note'] as const)
      .map((name) => [name, acknowledgementLimits[name]] as const)
      .filter(([name, max]) => [...help[name].trim()].length > max)
      .map(([name, max]) => [name, { id: 'validation.tooLong', values: { max } }]),
  );
const loadValidator = () => Promise.resolve(rules);

/** Dialog after a request for help, which is sent or waits for the network: where the person is and what they need. */
export function HelpNoteDialog(props: {
  /** Id of the emergency. */
  emergencyId: string;
  /** The stored texts. */
  details: HelpDetails;
  /** Whether the server has not confirmed the request. */
  isWaiting: boolean;
  onSend(details: HelpDetails): Promise<Problem | null>;
  onClose(): void;
}) {
  const t = useText();
  const field = useFieldProps(fields);
  const compared = useComparedFields<HelpDetails, unknown>(fields, undefined);
  const { emergencyId, details, isWaiting, onSend, onClose } = props;
  const title = t(isWaiting ? 'emergencies.help.waitingTitle' : 'emergencies.help.title');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={t(isWaiting ? 'emergencies.help.waitingBody' : 'emergencies.help.body')}
    >
      <FormWithDraft
        draftName={`help-note-${emergencyId}`}
        label={title}
        initialValues={details}
        fields={fields}
        compared={compared}
        loadValidator={loadValidator}
        onSend={async (values) => {
          const problem = await onSend({ location: values.location.trim(), note: values.note.trim() });
          return problem ? { ok: false, problem } : { ok: true, data: undefined };
        }}
        onSent={onClose}
      >
        <Stack gap="l">
          <FormProblem instead={answerProblems} />
          <FormTextField {...field('location')} optional dir="auto" />
          <FormTextArea {...field('note')} optional rows={3} dir="auto" />
          <Stack gap="s">
            <FormSubmit size="l" fullWidth icon="send">
              {t('emergencies.help.send')}
            </FormSubmit>
            <Button size="l" fullWidth variant="plain" onClick={onClose}>
              {t('emergencies.help.skip')}
            </Button>
          </Stack>
        </Stack>
      </FormWithDraft>
    </Dialog>
  );
}

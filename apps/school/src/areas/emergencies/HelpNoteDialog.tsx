import { acknowledgementLimits } from '@school/domain';
import { Button, Dialog, Stack } from '@school/ui';
import type { Problem } from '../../data/problem.ts';
import { Form } from '../../forms/Form.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import type { FieldErrors } from '../../forms/validation.ts';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { useText } from '../../intl/useText.ts';
import { answerProblems } from '../../outbox/useAnswers.ts';

/** Where a person who needs help is, and what they need. */
export type HelpDetails = { location: string; note: string };

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
  /** The stored texts. */
  details: HelpDetails;
  /** Whether the server has not confirmed the request. */
  isWaiting: boolean;
  onSend(details: HelpDetails): Promise<Problem | null>;
  onClose(): void;
}) {
  const t = useText();
  const { details, isWaiting, onSend, onClose } = props;
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
      <Form
        label={title}
        initialValues={details}
        loadValidator={loadValidator}
        onSubmit={async (values) => {
          const problem = await onSend({ location: values.location.trim(), note: values.note.trim() });
          if (problem) return { ok: false, problem };
          onClose();
          return { ok: true };
        }}
      >
        <Stack gap="l">
          <FormProblem instead={answerProblems} />
          <FormTextField
            name="location"
            label={t('emergencies.help.location')}
            counter={{ max: acknowledgementLimits.location }}
            dir="auto"
          />
          <FormTextArea
            name="note"
            label={t('emergencies.help.note')}
            rows={3}
            counter={{ max: acknowledgementLimits.note }}
            dir="auto"
          />
          <Stack gap="s">
            <FormSubmit size="l" fullWidth icon="send">
              {t('emergencies.help.send')}
            </FormSubmit>
            <Button size="l" fullWidth variant="plain" onClick={onClose}>
              {t('emergencies.help.skip')}
            </Button>
          </Stack>
        </Stack>
      </Form>
    </Dialog>
  );
}

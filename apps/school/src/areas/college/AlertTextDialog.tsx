import { type AlertTemplate, alertTemplateWriteLimits } from '@school/domain';
import { Button, Dialog, Stack } from '@school/ui';
import { useRef, useState } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import type { ComparedFormFields } from '../../forms/fields.ts';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextArea } from '../../forms/FormTextArea.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { FormWithDraft } from '../../forms/FormWithDraft.tsx';
import { useComparedFields } from '../../forms/useComparedFields.ts';
import type { FormDraft } from '../../forms/useDraft.ts';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { rulesFor } from '../../forms/rulesFor.ts';
import { languageName, type Locale } from '../../intl/messages.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { alertKinds } from '../notifications/index.ts';

type AlertTextValues = { title: string; content: string };

const fields = {
  title: {
    label: 'notifications.form.title',
    limit: alertTemplateWriteLimits.title,
    rejected: 'validation.placeholder',
    compared: true,
  },
  content: {
    label: 'notifications.form.content',
    limit: alertTemplateWriteLimits.content,
    rejected: 'validation.placeholder',
    compared: true,
  },
} as const satisfies ComparedFormFields<AlertTextValues>;

const loadValidator = rulesFor<AlertTextValues>('alertTemplate', {
  // The rules are the same for every kind.
  toRequest: (values) => ({ kind: 'gas', ...values }),
});

/** Dialog that changes the prepared text of a kind of alert in one language, or removes the school's own. */
export function AlertTextDialog(props: {
  template: AlertTemplate;
  language: Locale;
  /** Whether it is the school's main language. */
  isMain: boolean;
  onClose(): void;
}) {
  const { template, language, isMain, onClose } = props;
  const t = useText();
  const field = useFieldProps(fields);
  const { notices } = useScreenServices();
  const { run, pending } = useCommand('updateAlertTemplate');
  // The list may be refetched while the dialog is open; the dialog keeps the text that it opened with.
  const [{ kind, title, content, customized }] = useState(template);
  const [initialValues] = useState<AlertTextValues>({ title, content });
  const label = t(alertKinds[kind]);
  const compared = useComparedFields<AlertTextValues, unknown>(fields, undefined);
  const draft = useRef<FormDraft | null>(null);
  const heading = isMain ? label : `${label} · ${languageName(language)}`;
  const done = () => {
    notices.notify({ tone: 'positive', message: { id: 'school.alerts.changed' } });
    onClose();
  };
  const reset = async () => {
    const outcome = await run({ body: { kind, language } });
    if (!outcome.ok) {
      notices.notify({ tone: 'critical', message: problemMessage(outcome.problem) });
      return;
    }
    draft.current?.erase();
    done();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={heading}
      description={t('school.alerts.placeholders')}
    >
      <FormWithDraft<AlertTextValues, unknown>
        draftName={`alert-text-${kind}-${language}`}
        label={heading}
        initialValues={initialValues}
        loadValidator={loadValidator}
        fields={fields}
        compared={compared}
        onSend={(typed, { keyFor }) => {
          const body = { kind, language, title: typed.title.trim(), content: typed.content.trim() };
          return run({ body, idempotencyKey: keyFor(body) });
        }}
        onSent={done}
        onDraft={(now) => {
          draft.current = now;
        }}
      >
        <Stack gap="l">
          <FormProblem />
          <FormTextField {...field('title')} autoComplete="off" dir="auto" />
          <FormTextArea {...field('content')} rows={5} dir="auto" />
          <Stack gap="s">
            <FormSubmit size="l" fullWidth>
              {t('forms.save')}
            </FormSubmit>
            {customized && (
              <Button variant="plain" fullWidth loading={pending} onClick={() => void reset()}>
                {t(isMain ? 'school.alerts.reset' : 'school.alerts.removeTranslation')}
              </Button>
            )}
          </Stack>
        </Stack>
      </FormWithDraft>
    </Dialog>
  );
}

import { ErrorSummary } from '@school/ui';
import { useForm, useFormState } from 'react-final-form';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { useFormContext } from './FormContext.ts';
import { wrongAt } from './validation.ts';

const subscription = { errors: true, submitErrors: true, dirtyFieldsSinceLastSubmit: true };

/** Generic messages; the summary adds the field's label to them. */
const isGeneric =
  /^(?:errors\.field\.refused|validation\.(?:characters|required|tooLong|tooMany|code\.format|date\.(?:format|required)|birthdate\.range))$/;

/** Error summary with a link to each invalid field. */
export function FormErrorSummary() {
  const t = useText();
  const form = useForm();
  const { getFieldId, attempt, labels, unfinished } = useFormContext();
  useFormState({ subscription });

  const wrong = form.getRegisteredFields().flatMap((name) => {
    const input = unfinished.get(name);
    const error = input?.wrong ?? wrongAt(form, name);
    // A field that was added after the submission isn't filled in yet.
    if (!error || !form.getFieldState(name)?.touched) return [];
    const problem = input?.error ?? t(error.id as MessageId, error.values);
    const label = labels.get(name);
    const message =
      isGeneric.test(error.id) && typeof label === 'string'
        ? t('app.form.wrongAt', { field: label, problem })
        : problem;
    return [{ fieldId: getFieldId(name), message }];
  });
  return (
    <ErrorSummary attempt={attempt} title={t('app.form.wrong', { count: wrong.length })} errors={wrong} />
  );
}

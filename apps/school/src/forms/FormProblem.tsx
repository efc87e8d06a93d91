import { ErrorSummary, Notice } from '@school/ui';
import { FORM_ERROR } from 'final-form';
import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { Problem } from '../data/problem.ts';
import type { MessageId } from '../intl/messages.ts';
import { problemText, type ProblemWords } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { useFormContext } from './Form.tsx';
import { messageOf, wholeOf } from './validation.ts';

const subscription = {
  errors: true,
  submitErrors: true,
  submitFailed: true,
  submitting: true,
  dirtyFieldsSinceLastSubmit: true,
};

/** What is said of any field; away from it, it has to be said of which. */
const saysNoField =
  /^(?:errors\.field\.refused|validation\.(?:birthdate\.range|characters|required|tooLong|tooMany|(?:code|date)\.format))$/;

/**
 * What became of sending the form, above its fields: the list of what has to be put right, each a way to its field, or
 * the one reason why it could not be sent.
 *
 * @param instead Words of this form for a kind of problem, in place of the app's.
 */
export function FormProblem(props: { instead?: ProblemWords }) {
  const t = useText();
  const form = useForm();
  const { idOf, attempt, labels, unfinished } = useFormContext();
  const { submitErrors, submitFailed, submitting } = useFormState({ subscription });

  const notice = useRef<HTMLDivElement>(null);
  const problem = submitErrors?.[FORM_ERROR] as Problem | undefined;
  // Whoever sent a long form is at its other end. The focus stays at the button: sending again is what helps.
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
  }, [problem]);

  if (!submitFailed || submitting) return null;
  if (problem) {
    return (
      <Notice ref={notice} tone="critical" role="alert">
        {problemText(t, problem, props.instead)}
      </Notice>
    );
  }
  const wrong = form.getRegisteredFields().flatMap((name) => {
    const meta = form.getFieldState(name);
    const changed = form.getFieldState(wholeOf(name))?.dirtySinceLastSubmit === true;
    const error = messageOf(meta?.error) ?? (changed ? undefined : messageOf(meta?.submitError));
    const said = unfinished.get(name) ?? error;
    if (!said) return [];
    const problem = t(said.id as MessageId, said.values);
    const label = labels.get(name);
    const message =
      saysNoField.test(said.id) && typeof label === 'string'
        ? t('app.form.wrongAt', { field: label, problem })
        : problem;
    return [{ fieldId: idOf(name), message }];
  });
  return (
    <ErrorSummary attempt={attempt} title={t('app.form.wrong', { count: wrong.length })} errors={wrong} />
  );
}

import { ErrorSummary, Notice } from '@school/ui';
import { FORM_ERROR } from 'final-form';
import { useForm, useFormState } from 'react-final-form';
import type { Problem } from '../data/problem.ts';
import type { MessageId } from '../intl/messages.ts';
import { problemText, type ProblemWords } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { useFormContext } from './Form.tsx';
import { wrongAt } from './validation.ts';

const subscription = {
  errors: true,
  submitErrors: true,
  submitFailed: true,
  submitting: true,
  dirtyFieldsSinceLastSubmit: true,
};

/** Whoever sent a long form is at its other end. The focus stays at the button: sending again is what helps. */
const bringIntoView = (notice: HTMLElement | null): void => {
  notice?.scrollIntoView({ block: 'center' });
};

/** What is said of any field; away from it, it has to be said of which. */
const saysNoField =
  /^(?:errors\.field\.refused|validation\.(?:characters|required|tooLong|tooMany|(?:code|date)\.format|birthdate\.range))$/;

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

  const problem = submitErrors?.[FORM_ERROR] as Problem | undefined;
  if (!submitFailed || submitting) return null;
  if (problem) {
    return (
      <Notice ref={bringIntoView} tone="critical">
        {problemText(t, problem, props.instead)}
      </Notice>
    );
  }
  const wrong = form.getRegisteredFields().flatMap((name) => {
    const said = unfinished.get(name) ?? wrongAt(form, name);
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

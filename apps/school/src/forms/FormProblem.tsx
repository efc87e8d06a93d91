import { Notice } from '@school/ui';
import { FORM_ERROR } from 'final-form';
import { useFormState } from 'react-final-form';
import type { Problem } from '../data/problem.ts';
import { problemText, type ProblemMessages } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { useFormContext } from './Form.tsx';

const subscription = {
  submitErrors: true,
  submitFailed: true,
  submitting: true,
};

/** Whoever sent a long form is at its other end. The focus stays at the button: sending again is what helps. */
const bringIntoView = (notice: HTMLElement | null): void => {
  notice?.scrollIntoView({ block: 'center' });
};

/**
 * What became of sending the form, above its fields: the list of what has to be put right, each a way to its field, or
 * the one reason why it could not be sent.
 *
 * @param instead Words of this form for a kind of problem, in place of the app's.
 */
export function FormProblem(props: { instead?: ProblemMessages }) {
  const t = useText();
  const { Mistakes } = useFormContext();
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
  return Mistakes && <Mistakes />;
}

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

/**
 * Scrolls to the problem, because the submit button of a long form is far below. The focus stays on the button for a retry.
 */
const bringIntoView = (notice: HTMLElement | null): void => {
  notice?.scrollIntoView({ block: 'center' });
};

/**
 * Result of a submission above the fields: the error summary, or the problem of the request.
 *
 * @param props.instead Messages per kind of problem that replace the app's defaults.
 * @param props.summary False for a form with one field, which shows its own error and takes the focus. @default true
 */
export function FormProblem({ instead, summary = true }: { instead?: ProblemMessages; summary?: boolean }) {
  const t = useText();
  const { Mistakes } = useFormContext();
  const { submitErrors, submitFailed, submitting } = useFormState({ subscription });

  const problem = submitErrors?.[FORM_ERROR] as Problem | undefined;
  if (!submitFailed || submitting) return null;
  if (problem) {
    return (
      <Notice ref={bringIntoView} tone="critical">
        {problemText(t, problem, instead)}
      </Notice>
    );
  }
  return summary && Mistakes ? <Mistakes /> : null;
}

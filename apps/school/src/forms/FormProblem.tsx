import type { MessageRef } from '@school/domain';
import { Notice } from '@school/ui';
import { FORM_ERROR } from 'final-form';
import { useFormState } from 'react-final-form';
import type { Problem } from '../data/problem.ts';
import type { MessageId } from '../intl/messages.ts';
import { problemText, type ProblemMessages } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { useFormContext } from './FormContext.ts';

const subscription = {
  submitErrors: true,
  submitFailed: true,
  submitting: true,
};

/**
 * Scrolls to the problem, because the submit button of a long form is far below. The focus stays on the button for a retry.
 */
const scrollToProblem = (notice: HTMLElement | null): void => {
  notice?.scrollIntoView({ block: 'center' });
};

/** Whether a message is the only error of the last submission. */
function isOnly(submitErrors: object | undefined, message: MessageId | undefined): boolean {
  const errors = Object.values(submitErrors ?? {}) as Partial<MessageRef>[];
  return message !== undefined && errors.length === 1 && errors[0]?.id === message;
}

/**
 * Result of a submission above the fields: the error summary, or the problem of the request.
 *
 * @param props.instead Messages per kind of problem that replace the app's defaults.
 * @param props.summary False for a form with one field, which shows its own error and takes the focus. @default true
 * @param props.rejected Message of a PIN that the server rejected: alone it needs no summary, because its field takes the
 * focus.
 */
export function FormProblem(props: {
  instead?: ProblemMessages;
  summary?: boolean;
  rejected?: MessageId | undefined;
}) {
  const { instead, summary = true, rejected } = props;
  const t = useText();
  const { ErrorSummary } = useFormContext();
  const { submitErrors, submitFailed, submitting } = useFormState({ subscription });

  const problem = submitErrors?.[FORM_ERROR] as Problem | undefined;
  if (!submitFailed || submitting) return null;
  if (problem) {
    return (
      <Notice ref={scrollToProblem} tone="critical">
        {problemText(t, problem, instead)}
      </Notice>
    );
  }
  return summary && ErrorSummary && !isOnly(submitErrors, rejected) ? <ErrorSummary /> : null;
}

import { FORM_ERROR, type FormApi, type MutableState } from 'final-form';
import {
  type ComponentType,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form as FinalForm, useForm } from 'react-final-form';
import type { Problem } from '../data/problem.ts';
import type { MessageId } from '../intl/messages.ts';
import type { FocusEvents } from './deferBlur.ts';
import { FormContext, type FormContextValue, type Unfinished, type UnfinishedInput } from './FormContext.ts';
import { type LoadValidator, nested, type Validator, getBaseField } from './validation.ts';

/** Result of a submission. */
export type Submitted = { ok: true } | { ok: false; problem: Problem };

const noRules = () => ({});
const none = () => false;

/** Resolves with the values of a form as soon as none is pending. */
const settledValues = <Values extends object>(
  form: FormApi<Values>,
  isPending: (values: Values) => boolean,
) =>
  new Promise<Values>((resolve) => {
    const unsubscribe = form.subscribe(
      ({ values }) => {
        if (isPending(values)) return;
        resolve(values);
        // The first call comes before the function is returned.
        queueMicrotask(() => unsubscribe());
      },
      { values: true },
    );
  });

const changed = (all: Unfinished, field: string, input: UnfinishedInput | undefined): Unfinished => {
  const before = all.get(field);
  if (before?.wrong === input?.wrong && before?.error === input?.error) return all;
  const others = [...all].filter(([other]) => other !== field);
  return new Map(input ? [...others, [field, input]] : others);
};

// The library keeps the submit errors while validation blocks the next submission, and would show them at corrected fields.
const mutators = {
  forgetRejection: (_: unknown, { formState }: MutableState<object>) => {
    delete formState.submitErrors;
    delete formState.submitError;
  },
};

/** A form with values, validation and submission. A rejected submission keeps all input. */
export function Form<Values extends object>(props: {
  initialValues: Values;
  loadValidator: LoadValidator<Values>;
  /** Sends the values. A problem with named fields is shown at those fields, any other above the form. */
  onSubmit(values: Values, form: FormApi<Values>): Promise<Submitted>;
  /** Maps field names of the API to those of the form, where they differ. */
  fieldNames?: Record<string, string>;
  /** Messages for fields that the server rejected; the server's own messages aren't localised for people. */
  rejectionMessages?: Record<string, MessageId>;
  /** Whether an upload runs whose result belongs to the values; a submission waits for its end. @default none runs */
  isPending?(values: NoInfer<Values>): boolean;
  /** Accessible name of the form. */
  label: string;
  children: ReactNode;
}) {
  const { loadValidator, onSubmit, isPending = none } = props;
  const [validator, setValidator] = useState<Validator<Values>>();
  const [ErrorSummary, setErrorSummary] = useState<ComponentType>();
  const [unfinished, setAllUnfinished] = useState<Unfinished>(() => new Map());
  // Enter can follow the last key before the state is rendered.
  const latestUnfinished = useRef(unfinished);
  const setUnfinished = useCallback((field: string, input: UnfinishedInput | undefined) => {
    latestUnfinished.current = changed(latestUnfinished.current, field, input);
    setAllUnfinished(latestUnfinished.current);
  }, []);

  const loadRules = useCallback(
    async (form: FocusEvents) => {
      const [rules, feedback] = await Promise.all([loadValidator(), import('./validationFeedback.ts')]);
      feedback.deferBlur(form);
      // Rules are state, so input that was typed while they loaded is validated as soon as they arrive.
      setValidator(() => rules);
      // The summary takes the focus, so it must render with the field errors, before the person types again.
      setErrorSummary(() => feedback.FormErrorSummary);
      return { rules, toErrors: feedback.toErrors };
    },
    [loadValidator],
  );

  const submit = async (_: Values, form: FormApi<Values>) => {
    // Enter can submit an untouched form, so the rules may still load. If they fail to load, only the server validates.
    const loaded = await loadRules(form).catch(() => undefined);
    const values = await settledValues(form, isPending);
    const errors = loaded?.rules(values) ?? {};
    if (Object.keys(errors).length > 0) return errors;
    // The field's value is empty, so no rule sees the input and a submission would lose it.
    const wrongInput = [...latestUnfinished.current].map(([field, { wrong }]) => [field, wrong] as const);
    if (wrongInput.length > 0) return nested(Object.fromEntries(wrongInput));
    const sent = await onSubmit(values, form);
    if (sent.ok) return undefined;
    const { problem } = sent;
    const { fieldNames = {}, rejectionMessages = {} } = props;
    const named = loaded?.toErrors(problem, {
      known: form.getRegisteredFields(),
      fieldNames,
      rejectionMessages,
    });
    return named ?? { [FORM_ERROR]: problem };
  };

  return (
    <FinalForm<Values>
      initialValues={props.initialValues}
      validate={(validator ?? noRules) as never}
      onSubmit={submit as never}
      mutators={mutators as never}
    >
      {({ handleSubmit, form }) => (
        <FormBody
          label={props.label}
          onSubmit={(event) => {
            form.mutators.forgetRejection?.();
            return handleSubmit(event);
          }}
          loadRules={loadRules}
          rulesLoaded={validator !== undefined}
          ErrorSummary={ErrorSummary}
          unfinished={unfinished}
          setUnfinished={setUnfinished}
        >
          {props.children}
        </FormBody>
      )}
    </FinalForm>
  );
}

function FormBody(props: {
  label: string;
  onSubmit(event: SyntheticEvent): unknown;
  loadRules(form: FocusEvents): Promise<unknown>;
  rulesLoaded: boolean;
  ErrorSummary: ComponentType | undefined;
  unfinished: Unfinished;
  setUnfinished(field: string, input: UnfinishedInput | undefined): void;
  children: ReactNode;
}) {
  const id = useId();
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [labels] = useState(() => new Map<string, ReactNode>());
  const { loadRules, rulesLoaded, ErrorSummary, unfinished, setUnfinished } = props;
  const context = useMemo<FormContextValue>(
    () => ({
      getFieldId: (field) => `${id}${getBaseField(field)}`,
      attempt,
      rulesLoaded,
      ErrorSummary,
      labels,
      unfinished,
      setUnfinished,
    }),
    [id, attempt, rulesLoaded, ErrorSummary, labels, unfinished, setUnfinished],
  );

  useEffect(() => {
    const begin = () => void loadRules(form).catch(() => undefined);
    const { current } = element;
    if (rulesLoaded || !current) return;
    // A field that has the focus on mount has already fired its event.
    if (current.contains(document.activeElement)) begin();
    current.addEventListener('focusin', begin);
    return () => current.removeEventListener('focusin', begin);
  }, [loadRules, form, rulesLoaded]);

  return (
    <FormContext value={context}>
      <form
        ref={element}
        aria-label={props.label}
        noValidate
        onSubmit={(event) => {
          // React passes the submission of a dialog's form on to the form around the dialog.
          event.stopPropagation();
          setAttempt((count) => count + 1);
          void props.onSubmit(event);
        }}
      >
        {props.children}
      </form>
    </FormContext>
  );
}

import { FORM_ERROR, type FormApi } from 'final-form';
import { createContext, type ReactNode, use, useId, useMemo, useRef, useState } from 'react';
import { Form as FinalForm } from 'react-final-form';
import type { Problem } from '../data/problem.ts';
import type { MessageId } from '../intl/messages.ts';
import type { LoadValidator, Validator } from './validation.ts';

/** How a submission ended. */
export type Submitted = { ok: true } | { ok: false; problem: Problem };

/** What the parts of a form know of it. */
type FormContextValue = {
  idOf(field: string): string;
  /** How often it was sent; a summary of errors that comes a second time takes the focus a second time. */
  attempt: number;
};

const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('school: a field needs a Form above it. Wrap it.');
  return form;
}

const refused = (fields: string[], words: Record<string, MessageId>): Record<string, { id: MessageId }> =>
  Object.fromEntries(fields.map((field) => [field, { id: words[field] ?? 'errors.field.refused' }]));

const unwrapped = (fields: string[], known: string[]) => {
  // The provider names what is inside a field as "audience.course_ids"; the form knows it by one of its own names.
  const mine = fields.map(
    (field) => known.find((name) => field === name || field.startsWith(`${name}.`)) ?? field,
  );
  return [...new Set(mine)];
};

/**
 * A form: values, rules and what became of sending it. Nothing that was typed is lost by a refusal.
 */
export function Form<Values extends object>(props: {
  initialValues: Values;
  loadValidator: LoadValidator<Values>;
  /** Sends the values. A problem with named fields is shown at those fields, any other above the form. */
  onSubmit(values: Values): Promise<Submitted>;
  /** The provider's names of fields → the form's own, where they differ. */
  fieldNames?: Record<string, string>;
  /** What to say of a field that the provider refused; its own sentences aren't for readers. */
  refusals?: Record<string, MessageId>;
  /** What it is called by assistive technology. */
  label: string;
  children: ReactNode;
}) {
  const { loadValidator, onSubmit, refusals = {}, fieldNames = {} } = props;
  const id = useId();
  const validator = useRef<Validator<Values> | null>(null);
  const formApi = useRef<FormApi<Values> | null>(null);

  const validate = useRef((values: Values) => validator.current?.(values) ?? {}).current;

  const [attempt, setAttempt] = useState(0);
  const context = useMemo<FormContextValue>(
    () => ({ idOf: (field) => `${id}${field}`, attempt }),
    [id, attempt],
  );

  const begin = () => {
    if (validator.current) return;
    loadValidator().then(
      (loaded) => {
        validator.current = loaded;
        // The values that were typed meanwhile have not been looked at yet.
        formApi.current?.pauseValidation();
        formApi.current?.resumeValidation();
      },
      () => undefined, // Asked for again when it is sent; the provider judges in any case.
    );
  };

  const submit = async (values: Values, form: FormApi<Values>) => {
    // Whoever submits without having touched anything, by Enter say, is judged by the same rules.
    validator.current ??= await loadValidator().catch(() => null);
    const errors = validator.current?.(values) ?? {};
    if (Object.keys(errors).length > 0) return errors;
    const sent = await onSubmit(values);
    if (sent.ok) return undefined;
    const { problem } = sent;
    const known = form.getRegisteredFields();
    const fields =
      problem.kind === 'invalid'
        ? unwrapped(
            problem.fields.map((field) => fieldNames[field] ?? field),
            known,
          )
        : [];
    const shown = fields.filter((field) => known.includes(field));
    return shown.length > 0 ? refused(shown, refusals) : { [FORM_ERROR]: problem };
  };

  return (
    <FinalForm<Values>
      initialValues={props.initialValues}
      validate={validate as never}
      onSubmit={submit as never}
    >
      {({ handleSubmit, form }) => {
        formApi.current = form as never;
        return (
          <FormContext value={context}>
            <form
              aria-label={props.label}
              noValidate
              onFocus={begin}
              onSubmit={(event) => {
                setAttempt((count) => count + 1);
                void handleSubmit(event);
              }}
            >
              {props.children}
            </form>
          </FormContext>
        );
      }}
    </FinalForm>
  );
}

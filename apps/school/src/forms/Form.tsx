import type { MessageRef } from '@school/domain';
import { FORM_ERROR, type FormApi, type MutableState } from 'final-form';
import {
  createContext,
  type ReactNode,
  type SyntheticEvent,
  use,
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
import type { FormMistakes } from './FormMistakes.tsx';
import { type LoadValidator, nested, type Validator, wholeOf } from './validation.ts';

/** How a submission ended. */
export type Submitted = { ok: true } | { ok: false; problem: Problem };

/** What the parts of a form know of it. */
type FormContextValue = {
  /** Of a field; `audience:courses`, a part of one that is judged by itself, is shown at the field. */
  idOf(field: string): string;
  /** How often it was sent; a summary of errors that comes a second time takes the focus a second time. */
  attempt: number;
  /** Its rules have arrived: silence means that nothing is wrong. */
  judged: boolean;
  /** Lists what is wrong; it arrives with the rules. */
  Mistakes: typeof FormMistakes | undefined;
  /** What each field is called, for whoever lists what is wrong. */
  labels: Map<string, ReactNode>;
  /** What is said of fields that hold something that is no value yet, such as the 31st of February. */
  unfinished: Unfinished;
  setUnfinished(field: string, wrong: MessageRef | undefined): void;
};

const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormContext(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('school: a field needs a Form above it. Wrap it.');
  return form;
}

const noRules = () => ({});

type Unfinished = ReadonlyMap<string, MessageRef>;

const changed = (all: Unfinished, field: string, wrong: MessageRef | undefined): Unfinished => {
  if (all.get(field) === wrong) return all;
  const others = [...all].filter(([other]) => other !== field);
  return new Map(wrong ? [...others, [field, wrong]] : others);
};

// The library keeps what the last send was refused for while the rules hold the next one back, and shows it at fields
// that have been put right meanwhile.
const mutators = {
  forgetRefusal: (_: unknown, { formState }: MutableState<object>) => {
    delete formState.submitErrors;
    delete formState.submitError;
  },
};

const refused = (fields: string[], words: Record<string, MessageId>) =>
  nested(Object.fromEntries(fields.map((field) => [field, { id: words[field] ?? 'errors.field.refused' }])));

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
  onSubmit(values: Values, form: FormApi<Values>): Promise<Submitted>;
  /** The provider's names of fields → the form's own, where they differ. */
  fieldNames?: Record<string, string>;
  /** What to say of a field that the provider refused; its own sentences aren't for readers. */
  refusals?: Record<string, MessageId>;
  /** What it is called by assistive technology. */
  label: string;
  children: ReactNode;
}) {
  const { loadValidator, onSubmit, refusals = {}, fieldNames = {} } = props;
  const [validator, setValidator] = useState<Validator<Values>>();
  const [Mistakes, setMistakes] = useState<typeof FormMistakes>();
  const [unfinished, setAllUnfinished] = useState<Unfinished>(() => new Map());
  const setUnfinished = useCallback(
    (field: string, wrong: MessageRef | undefined) => setAllUnfinished((all) => changed(all, field, wrong)),
    [],
  );

  const bringRules = useCallback(
    async (form: FocusEvents) => {
      const [rules, judging] = await Promise.all([loadValidator(), import('./judging.ts')]);
      judging.deferBlur(form);
      // Rules are state: what was typed while they were under way is judged as soon as they are here.
      setValidator(() => rules);
      // The list takes the focus: it has to appear with the messages at the fields, before anything is typed there.
      setMistakes(() => judging.FormMistakes);
      return rules;
    },
    [loadValidator],
  );

  const submit = async (values: Values, form: FormApi<Values>) => {
    // Whoever submits without having touched anything, by Enter say, is judged by the same rules. Rules that can't be
    // had now, offline say, leave the judging to the provider.
    const rules = await bringRules(form).catch(() => undefined);
    const errors = rules?.(values) ?? {};
    if (Object.keys(errors).length > 0) return errors;
    // Its value is empty, so no rule sees it, and sent it would be lost.
    if (unfinished.size > 0) return nested(Object.fromEntries(unfinished));
    const sent = await onSubmit(values, form);
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
      validate={(validator ?? noRules) as never}
      onSubmit={submit as never}
      mutators={mutators as never}
    >
      {({ handleSubmit, form }) => (
        <FormBody
          label={props.label}
          onSubmit={(event) => {
            form.mutators.forgetRefusal?.();
            return handleSubmit(event);
          }}
          bringRules={bringRules}
          judged={validator !== undefined}
          Mistakes={Mistakes}
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
  bringRules(form: FocusEvents): Promise<unknown>;
  judged: boolean;
  Mistakes: typeof FormMistakes | undefined;
  unfinished: Unfinished;
  setUnfinished(field: string, wrong: MessageRef | undefined): void;
  children: ReactNode;
}) {
  const id = useId();
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [labels] = useState(() => new Map<string, ReactNode>());
  const { bringRules, judged, Mistakes, unfinished, setUnfinished } = props;
  const context = useMemo<FormContextValue>(
    () => ({
      idOf: (field) => `${id}${wholeOf(field)}`,
      attempt,
      judged,
      Mistakes,
      labels,
      unfinished,
      setUnfinished,
    }),
    [id, attempt, judged, Mistakes, labels, unfinished, setUnfinished],
  );

  useEffect(() => {
    const begin = () => void bringRules(form).catch(() => undefined);
    const { current } = element;
    if (judged || !current) return;
    // A field that has the focus from the beginning is already past its event.
    if (current.contains(document.activeElement)) begin();
    current.addEventListener('focusin', begin);
    return () => current.removeEventListener('focusin', begin);
  }, [bringRules, form, judged]);

  return (
    <FormContext value={context}>
      <form
        ref={element}
        aria-label={props.label}
        noValidate
        onSubmit={(event) => {
          setAttempt((count) => count + 1);
          void props.onSubmit(event);
        }}
      >
        {props.children}
      </form>
    </FormContext>
  );
}

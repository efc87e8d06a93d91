import { Stack } from '@school/ui';
import type { FormApi } from 'final-form';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { makeIdempotencyKey, type Outcome } from '../data/useCommand.ts';
import { useReloadHold } from '../router/useReloadHold.ts';
import { type ComparedField, textOfField } from './compared.ts';
import { DraftNotices } from './DraftNotices.tsx';
import type { Draft, Drafts } from './drafts.ts';
import { type FormFields, toDraftOptions, toFormProps } from './fields.ts';
import { Form } from './Form.tsx';
import { isSame, merge } from './merge.ts';
import { type FormDraft, useDraft } from './useDraft.ts';
import { useDrafts } from './useDrafts.ts';
import type { LoadValidator } from './validation.ts';

/** What the sending of a form uses besides its values. */
type SendTools<Values extends object> = {
  form: FormApi<Values>;
  /** Returns the Idempotency-Key of a request: the same for every retry, also after a reload. */
  keyFor(request: unknown): string;
};

/** Props of {@link FormWithDraft}. */
export type FormWithDraftProps<Values extends object, Answer> = {
  /** Accessible name of the form. */
  label: string;
  /** Key of the draft among the person's drafts: `new-feed`, `rename-template-<id>`. */
  draftName: string;
  /** Values that the form opens with, read once. */
  initialValues: Values;
  /** One record for each field. Must be a constant. */
  fields: FormFields<Values, never>;
  /** Fields of an existing record. The restored notice shows those that were saved meanwhile. @default none */
  compared?: readonly ComparedField<Values>[];
  /** Fields whose change alone doesn't count as input. @default none */
  ignored?: readonly (keyof Values)[];
  loadValidator: LoadValidator<Values>;
  /** Sends the values. Null means that the sending was cancelled; the form stays as it is. */
  onSend(values: Values, tools: SendTools<Values>): Promise<Outcome<Answer> | null>;
  /** Called after a success, when the draft is erased. */
  onSent(answer: Answer): void;
  /** Receives the draft with each render, for a button around or inside the form. */
  onDraft?(draft: FormDraft): void;
  children: ReactNode;
};

/** Drafts while the user is unknown. */
const noDrafts: Drafts = { read: () => null, write: () => false, erase: () => undefined };

const none: readonly never[] = [];

/** The input of a draft, and what was saved since the draft was written. */
function mergeDraft<Values extends object>(draft: Draft<Values> | null, initialValues: Values) {
  const draftValues = { ...initialValues, ...draft?.values };
  const base = { ...initialValues, ...draft?.base };
  return merge({ base, mine: draftValues, theirs: initialValues });
}

/**
 * A form of a dialog or inside a page, with a draft: input is stored on the device until it is sent, and is in the form
 * again when it is opened the next time. A page whose main content is a form uses `DraftedForm`.
 */
export function FormWithDraft<Values extends object, Answer>(props: FormWithDraftProps<Values, Answer>) {
  const { draftName, fields, compared = none, ignored = none, onSend, onSent } = props;
  const drafts = useDrafts() ?? noDrafts;
  const [initialValues] = useState(props.initialValues);
  const [storedDraft, setStoredDraft] = useState(() => drafts.read<Values>(draftName));
  const [round, setRound] = useState(0);
  const draft = useRef<FormDraft | null>(null);
  const { values, both } = useMemo(
    () => mergeDraft(storedDraft, initialValues),
    [storedDraft, initialValues],
  );
  const names = Object.keys(initialValues) as (keyof Values)[];

  const restart = () => {
    draft.current?.erase();
    setStoredDraft(null);
    setRound((count) => count + 1);
  };
  return (
    <Form<Values>
      key={round}
      label={props.label}
      initialValues={values}
      loadValidator={props.loadValidator}
      {...toFormProps(fields)}
      onSubmit={async (typed, form) => {
        const keyFor = (request: unknown) => draft.current?.keyFor(request) ?? makeIdempotencyKey();
        const sent = await onSend(typed, { form, keyFor });
        if (sent === null) return { ok: true };
        if (!sent.ok) return sent;
        draft.current?.erase();
        onSent(sent.data);
        return { ok: true };
      }}
    >
      <Stack gap="l">
        <DraftPart
          {...{ drafts, draftName, fields, storedDraft, initialValues }}
          isRestored={names.some(
            (name) => !ignored.includes(name) && !isSame(values[name], initialValues[name]),
          )}
          changedMeanwhile={compared.filter(({ name }) => both.includes(name))}
          onDraft={(now) => {
            draft.current = now;
            props.onDraft?.(now);
          }}
          onRestart={restart}
        />
        {props.children}
      </Stack>
    </Form>
  );
}

/** Stores the draft of the enclosing form, and shows its notices. */
function DraftPart<Values extends object>(props: {
  drafts: Drafts;
  draftName: string;
  fields: FormFields<Values, never>;
  storedDraft: Draft<Values> | null;
  initialValues: Values;
  isRestored: boolean;
  /** Fields of the draft that were also changed in the saved record. */
  changedMeanwhile: readonly ComparedField<Values>[];
  onDraft(draft: FormDraft): void;
  onRestart(): void;
}) {
  const { drafts, draftName, fields, storedDraft, initialValues } = props;
  const options = useMemo(() => toDraftOptions(fields), [fields]);
  const draft = useDraft(drafts, draftName, storedDraft, { base: initialValues, ...options });
  props.onDraft(draft);
  useReloadHold(() => draft.unsent() !== 'nothing');
  return (
    <DraftNotices
      draft={draft}
      isRestored={props.isRestored}
      saved={props.changedMeanwhile.map((field) => ({
        id: field.name,
        term: field.label,
        details: textOfField(field, initialValues),
      }))}
      onRestart={props.onRestart}
    />
  );
}

import { Dialog, Stack } from '@school/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { makeIdempotencyKey, type Outcome } from '../../../data/useCommand.ts';
import { toFormProps } from '../../../forms/fields.ts';
import { Form } from '../../../forms/Form.tsx';
import { useFormReader } from '../../../forms/useFormValue.ts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard.ts';
import type { LoadValidator } from '../../../forms/validation.ts';
import type { MessageId } from '../../../intl/messages.ts';

type FormOnSubmit<Values extends object> = Parameters<typeof Form<Values>>[0]['onSubmit'];

type DialogFormProps<Values extends object, Answer> = {
  title: string;
  initialValues: Values;
  /** One record for each field. Must be a constant. */
  fields: object;
  loadValidator: LoadValidator<Values>;
  /** Sends the values. The key stays the same for retries of the same values. */
  send(
    values: Values,
    idempotencyKey: string,
    form: Parameters<FormOnSubmit<Values>>[1],
  ): Promise<Outcome<Answer>>;
  onSent(answer: Answer): void;
  onClose(): void;
  /** Fields whose change alone doesn't count as input. */
  ignored?: readonly (keyof Values)[];
  children: ReactNode;
};

const discarding = {
  title: 'messenger.discard.title',
  body: 'messenger.discard.body',
  confirmLabel: 'messenger.discard.confirm',
} as const satisfies Record<string, MessageId>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Dialog with a form. Closing it with unsent input asks for confirmation; a failed request keeps the input. */
export function DialogForm<Values extends object, Answer>(props: DialogFormProps<Values, Answer>) {
  const { title, initialValues, ignored, children } = props;
  const read = useRef<() => Values>(() => initialValues);
  const isSent = useRef(false);
  const request = useRef({ text: '', key: '' });
  const unsent = useCallback(() => {
    const values = read.current();
    const names = Object.keys(initialValues) as (keyof Values)[];
    const changed = names.some(
      (name) => !ignored?.includes(name) && !isSame(values[name], initialValues[name]),
    );
    return changed && !isSent.current ? 'lost' : 'nothing';
  }, [initialValues, ignored]);
  const leave = useLeaveGuard(unsent, discarding);

  const keyFor = (values: Values) => {
    const text = JSON.stringify(values);
    if (request.current.text !== text) request.current = { text, key: makeIdempotencyKey() };
    return request.current.key;
  };
  return (
    <Dialog
      open
      size="m"
      onOpenChange={(open) => {
        if (!open) leave(props.onClose);
      }}
      title={title}
    >
      <Form<Values>
        label={title}
        initialValues={initialValues}
        loadValidator={props.loadValidator}
        {...toFormProps(props.fields)}
        onSubmit={async (values, form) => {
          const outcome = await props.send(values, keyFor(values), form);
          if (!outcome.ok) return outcome;
          isSent.current = true;
          props.onSent(outcome.data);
          return { ok: true };
        }}
      >
        <Reader<Values>
          onRead={(reader) => {
            read.current = reader;
          }}
        />
        <Stack gap="l">{children}</Stack>
      </Form>
    </Dialog>
  );
}

/** Gives the reader of the form's values to the dialog around it. */
function Reader<Values extends object>({ onRead }: { onRead(read: () => Values): void }) {
  const read = useFormReader<Values>();
  useEffect(() => onRead(read));
  return null;
}

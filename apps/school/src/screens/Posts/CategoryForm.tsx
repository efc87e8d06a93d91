import { Button, Inline, Stack } from '@school/ui';
import { useCallback, useState } from 'react';
import type { Outcome } from '../../data/useCommand.ts';
import { Form } from '../../forms/Form.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';

const loadValidator = () => import('./categoryRules.ts').then((file) => file.categoryRules);
const refusals: Record<string, MessageId> = { name: 'posts.categories.taken' };

/** The name of a category: of a new one, or another for one that there is. */
export function CategoryForm(props: {
  label: string;
  name?: string;
  submitLabel: string;
  onSend(name: string): Promise<Outcome<unknown>>;
  onSent(): void;
  onCancel?(): void;
}) {
  const t = useText();
  const renames = props.name !== undefined;
  const enter = useCallback(
    (field: HTMLInputElement | null) => {
      if (renames) field?.focus();
    },
    [renames],
  );
  const [round, setRound] = useState(0);
  const [initialValues] = useState({ name: props.name ?? '' });
  return (
    <Form
      key={round}
      label={props.label}
      initialValues={initialValues}
      loadValidator={loadValidator}
      refusals={refusals}
      onSubmit={async ({ name }) => {
        const outcome = await props.onSend(name.trim());
        if (!outcome.ok) return outcome;
        props.onSent();
        setRound((count) => count + 1);
        return { ok: true };
      }}
    >
      <Stack gap="s">
        <FormProblem />
        <FormTextField
          name="name"
          label={props.label}
          counter={{ max: 60 }}
          autoComplete="off"
          ref={enter}
          dir="auto"
        />
        <Inline gap="s">
          <FormSubmit tone="neutral" variant="outline">
            {props.submitLabel}
          </FormSubmit>
          {props.onCancel && (
            <Button variant="plain" onClick={props.onCancel}>
              {t('app.cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}

import { categoryWriteLimits } from '@school/domain';
import { Button, Inline, Stack } from '@school/ui';
import { useCallback, useState } from 'react';
import type { Outcome } from '../../../data/useCommand.ts';
import type { SendOptions } from '../../../forms/DraftedForm.tsx';
import type { ComparedFormFields } from '../../../forms/fields.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { FormWithDraft } from '../../../forms/FormWithDraft.tsx';
import { useComparedFields } from '../../../forms/useComparedFields.ts';
import { useVersions } from '../../../forms/useVersions.tsx';
import { useText } from '../../../intl/useText.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { rulesFor } from '../../../forms/rulesFor.ts';

const loadValidator = rulesFor<CategoryValues>('documentCategory', {
  // The contract has the same rules for every kind of category.
  toRequest: ({ name }) => ({ name, parent_id: null }),
});
const top = 'top';

/** Request body of a category. */
export type WrittenCategory = { name: string; parent_id: string | null };

type CategoryValues = { name: string; parent: string };

type CategoryTools = { parentName(id: string): string | undefined };

const categoryFields = {
  name: {
    label: 'categories.name',
    limit: categoryWriteLimits.name,
    rejected: 'posts.categories.taken',
    compared: true,
  },
  parent: {
    label: 'categories.parent',
    requestField: 'parent_id',
    rejected: 'categories.parentRefused',
    compared: ({ parent }, { parentName, t }) => parentName(parent) ?? t('categories.noParent'),
  },
} as const satisfies ComparedFormFields<CategoryValues, CategoryTools>;

const toFormValues = (category: WrittenCategory | undefined): CategoryValues => ({
  name: category?.name ?? '',
  parent: category?.parent_id ?? top,
});

/** Form of a category: only the name for a new one, name and parent for an existing one. */
export function CategoryForm(props: {
  label: string;
  category?: WrittenCategory & { id: string; version: number };
  /** Reads the current category after a conflict. */
  readCurrent?(): Promise<(WrittenCategory & { version: number }) | null>;
  /** Possible parents. */
  above?: readonly { value: string; label: string }[];
  submitLabel: string;
  onSend(written: WrittenCategory, options: SendOptions): Promise<Outcome<unknown>>;
  onSent(): void;
  onCancel?(): void;
}) {
  const t = useText();
  const field = useFieldProps(categoryFields);
  const { category, above = [] } = props;
  const renames = category !== undefined;
  const enter = useCallback(
    (field: HTMLInputElement | null) => {
      if (renames) field?.focus();
    },
    [renames],
  );
  const [round, setRound] = useState(0);
  const [initialValues] = useState(() => toFormValues(category));
  const { readCurrent } = props;
  const compared = useComparedFields<CategoryValues, CategoryTools>(categoryFields, {
    parentName: (parent) => above.find(({ value }) => value === parent)?.label,
  });
  const versions = useVersions<CategoryValues>({
    start: { version: category?.version, base: initialValues },
    compared,
    readCurrent:
      readCurrent &&
      (async () => {
        const now = await readCurrent();
        return now && { values: toFormValues(now), version: now.version };
      }),
  });
  return (
    <FormWithDraft<CategoryValues, unknown>
      key={round}
      label={props.label}
      draftName={category ? `post-category-${category.id}` : 'new-post-category'}
      initialValues={initialValues}
      loadValidator={loadValidator}
      fields={categoryFields}
      compared={compared}
      onSend={(typed, { form, keyFor }) =>
        versions.send(typed, form, ({ name, parent }, version) => {
          const written = { name: name.trim(), parent_id: parent === top ? null : parent };
          return props.onSend(written, { version, idempotencyKey: keyFor({ written, version }) });
        })
      }
      onSent={() => {
        props.onSent();
        setRound((count) => count + 1);
      }}
    >
      <Stack gap="s">
        <FormProblem instead={versions.conflictMessages} />
        <FormTextField
          {...field('name')}
          {...(!renames && { label: props.label })}
          autoComplete="off"
          ref={enter}
          dir="auto"
        />
        {above.length > 0 && (
          <FormSelect
            {...field('parent')}
            options={[{ value: top, label: t('categories.noParent') }, ...above]}
          />
        )}
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
      {versions.dialog}
    </FormWithDraft>
  );
}

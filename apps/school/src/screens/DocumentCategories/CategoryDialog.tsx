import type { DocumentCategory, OperationId } from '@school/domain';
import { Dialog, Stack } from '@school/ui';
import { useMemo } from 'react';
import { useCommand } from '../../data/useCommand.ts';
import { branchIds, categoryTree, pathName } from '../../categories/categoryTree.ts';
import { Form } from '../../forms/Form.tsx';
import { FormProblem } from '../../forms/FormProblem.tsx';
import { FormSelect } from '../../forms/FormSelect.tsx';
import { FormSubmit } from '../../forms/FormSubmit.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';
import { top, valuesOf, writeOf } from './categoryValues.ts';

const outdated: readonly OperationId[] = ['listDocumentCategories', 'listDocuments', 'getDocument'];
const refusals: Record<string, MessageId> = {
  name: 'documents.categories.nameTaken',
  parent: 'categories.parentRefused',
};
const fieldNames = { parent_id: 'parent' };
const loadValidator = () => import('./categoryRules.ts').then((file) => file.categoryRules);

/** Adds a category, or changes its name and where it lies. */
export function CategoryDialog(props: {
  /** None for a new one. */
  category: DocumentCategory | undefined;
  categories: readonly DocumentCategory[];
  onClose(): void;
}) {
  const t = useText();
  const { notices } = useShell();
  const { category, categories, onClose } = props;
  const create = useCommand('createDocumentCategory', outdated);
  const update = useCommand('updateDocumentCategory', outdated);
  const initialValues = useMemo(() => valuesOf(category), [category]);
  const own = category ? branchIds(categories, category.id) : new Set();
  const above = categoryTree(categories).filter((branch) => !own.has(branch.category.id));
  const title = t(category ? 'categories.edit' : 'documents.categories.new');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      size="s"
    >
      <Form
        label={title}
        initialValues={initialValues}
        loadValidator={loadValidator}
        refusals={refusals}
        fieldNames={fieldNames}
        onSubmit={async (values) => {
          const body = writeOf(values);
          const outcome = category
            ? await update.run({ path: { id: category.id }, body })
            : await create.run({ body });
          if (!outcome.ok) return outcome;
          const done = category ? 'documents.categories.changed' : 'documents.categories.created';
          notices.tell({ tone: 'positive', message: { id: done } });
          onClose();
          return { ok: true };
        }}
      >
        <Stack gap="l">
          <FormProblem />
          <FormTextField
            name="name"
            label={t('categories.name')}
            counter={{ max: 60 }}
            autoComplete="off"
            dir="auto"
          />
          {above.length > 0 && (
            <FormSelect
              name="parent"
              label={t('categories.parent')}
              options={[
                { value: top, label: t('categories.noParent') },
                ...above.map((branch) => ({ value: branch.category.id, label: pathName(branch) })),
              ]}
            />
          )}
          <FormSubmit size="l" fullWidth>
            {t('forms.save')}
          </FormSubmit>
        </Stack>
      </Form>
    </Dialog>
  );
}

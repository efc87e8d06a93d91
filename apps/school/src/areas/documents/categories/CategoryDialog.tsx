import type { DocumentCategory } from '@school/domain';
import { Dialog, Stack } from '@school/ui';
import { useState } from 'react';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { branchIds, categoryTree, pathName } from '../../../categories/categoryTree.ts';
import { FormProblem } from '../../../forms/FormProblem.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormSubmit } from '../../../forms/FormSubmit.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { FormWithDraft } from '../../../forms/FormWithDraft.tsx';
import { useComparedFields } from '../../../forms/useComparedFields.ts';
import { useVersions } from '../../../forms/useVersions.tsx';
import { useNameOrder } from '../../../intl/useNameOrder.ts';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import {
  categoryFields,
  type CategoryTools,
  type CategoryValues,
  top,
  documentCategoryToFormValues,
  toDocumentCategoryRequest,
} from './categoryValues.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';
import { rulesFor } from '../../../forms/rulesFor.ts';

const loadValidator = rulesFor('documentCategory', {
  toRequest: toDocumentCategoryRequest,
  fields: categoryFields,
});

/** Dialog that adds a category, or edits its name and parent. */
export function CategoryDialog(props: {
  /** Undefined for a new one. */
  category: DocumentCategory | undefined;
  categories: readonly DocumentCategory[];
  onClose(): void;
}) {
  const t = useText();
  const field = useFieldProps(categoryFields);
  const inOrder = useNameOrder();
  const { notices } = useScreenServices();
  const { category, categories, onClose } = props;
  const create = useCommand('createDocumentCategory');
  const update = useCommand('updateDocumentCategory');
  const lookUp = useLookup('listDocumentCategories');
  // The list may be refetched while the dialog is open; the dialog keeps the values that it opened with.
  const [initialValues] = useState(() => documentCategoryToFormValues(category));
  const compared = useComparedFields<CategoryValues, CategoryTools>(categoryFields, {
    categoryName: (id) => categories.find((one) => one.id === id)?.name,
  });
  const versions = useVersions<CategoryValues>({
    start: { version: category?.version, base: initialValues },
    notify: notices.notify,
    compared,
    async readCurrent() {
      const now = await lookUp({});
      const current = now.ok ? now.data.data.find(({ id }) => id === category?.id) : undefined;
      return current ? { values: documentCategoryToFormValues(current), version: current.version } : null;
    },
  });
  const ownBranch = category ? branchIds(categories, category.id) : new Set();
  const above = categoryTree(categories, inOrder).filter((branch) => !ownBranch.has(branch.category.id));
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
      <FormWithDraft<CategoryValues, unknown>
        draftName={category ? `document-category-${category.id}` : 'new-document-category'}
        label={title}
        initialValues={initialValues}
        loadValidator={loadValidator}
        fields={categoryFields}
        compared={compared}
        onSend={(typed, { form, keyFor }) =>
          versions.send<unknown>(typed, form, (values, version = category?.version) => {
            const body = toDocumentCategoryRequest(values);
            const idempotencyKey = keyFor({ body, version });
            return category && version !== undefined
              ? update.run({ path: { id: category.id }, body, ifMatch: version, idempotencyKey })
              : create.run({ body, idempotencyKey });
          })
        }
        onSent={() => {
          const done = category ? 'documents.categories.changed' : 'documents.categories.created';
          notices.notify({ tone: 'positive', message: { id: done } });
          onClose();
        }}
      >
        <Stack gap="l">
          <FormProblem instead={versions.conflictMessages} />
          <FormTextField {...field('name')} autoComplete="off" dir="auto" />
          {above.length > 0 && (
            <FormSelect
              {...field('parent')}
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
        {versions.dialog}
      </FormWithDraft>
    </Dialog>
  );
}

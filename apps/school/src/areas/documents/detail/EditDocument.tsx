import type { Document } from '@school/domain';
import { Stack } from '@school/ui';
import { useIntl } from 'react-intl';
import { useAudienceProblem } from '../../../audience/useAudienceProblem.ts';
import { useAudienceNames } from '../../../audience/useAudienceNames.ts';
import { useQuery } from '../../../data/useQuery.ts';
import {
  documentFields,
  type DocumentTools,
  documentToFormValues,
  toDocumentRequest,
} from '../documentValues.ts';
import { SharedFields } from '../SharedFields.tsx';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useText } from '../../../intl/useText.ts';
import { useFieldProps } from '../../../forms/useFieldProps.ts';

const loadValidator = () => import('../documentRules.ts').then((file) => file.documentRules);

/** Returns what the comparison texts use. */
function useDocumentTools(document: Document): DocumentTools {
  const { formatList } = useIntl();
  const categories = useQuery('listDocumentCategories', {}).data?.data ?? [];
  const formatAudience = useAudienceNames([document.audience, { scope: 'restricted', role_ids: ['any'] }]);
  return {
    categoryName: (category) => categories.find(({ id }) => id === category)?.name ?? document.category.name,
    audienceText(audience) {
      const { names, except } = formatAudience(audience);
      return formatList([...names, ...(except ? [except] : [])]);
    },
  };
}

/** Edits title, category, audience and expiry of a document. */
export function EditDocument({ document, onDone }: { document: Document; onDone(): void }) {
  const t = useText();
  const field = useFieldProps(documentFields);
  const { onSent, ...form } = useRecordForm({
    record: document,
    read: 'getDocument',
    update: 'updateDocument',
    toValues: documentToFormValues,
    changed: 'documents.changed',
    onDone,
  });
  const tools = useDocumentTools(document);
  const problemMessages = useAudienceProblem('documents.write');
  return (
    <DraftedForm
      {...form}
      label={t('documents.editing')}
      draftName={`document-${document.id}`}
      loadValidator={loadValidator}
      fields={documentFields}
      tools={tools}
      problemMessages={problemMessages}
      toRequest={toDocumentRequest}
      onSent={({ data }) => onSent(data)}
    >
      <Stack gap="xl">
        <FormTextField {...field('title')} autoComplete="off" dir="auto" />
        <SharedFields />
      </Stack>
    </DraftedForm>
  );
}

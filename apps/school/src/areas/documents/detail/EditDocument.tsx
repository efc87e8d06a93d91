import type { Document } from '@school/domain';
import { Stack } from '@school/ui';
import { useAudienceProblem } from '../../../audience/useAudienceProblem.ts';
import { useAudienceNames } from '../../../audience/useAudienceNames.ts';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { documentFields, type DocumentTools, valuesOf, writeOf } from '../documentValues.ts';
import { SharedFields } from '../SharedFields.tsx';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useText } from '../../../intl/useText.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { useFieldProps } from '../../../forms/useFieldProps.ts';

const loadValidator = () => import('../documentRules.ts').then((file) => file.documentRules);

/** Returns what the comparison texts use. */
function useDocumentTools(document: Document): DocumentTools {
  const categories = useQuery('listDocumentCategories', {}).data?.data ?? [];
  const namesOf = useAudienceNames([document.audience, { scope: 'restricted', role_ids: ['any'] }]);
  return {
    categoryName: (category) => categories.find(({ id }) => id === category)?.name ?? document.category.name,
    audienceText(audience) {
      const { names, except } = namesOf(audience);
      return [...names, ...(except ? [except] : [])].join(', ');
    },
  };
}

/** Edits title, category, audience and expiry of a document. */
export function EditDocument({ document, onDone }: { document: Document; onDone(): void }) {
  const t = useText();
  const field = useFieldProps(documentFields);
  const { notices } = useScreenServices();
  const { run } = useCommand('updateDocument');
  const lookUp = useLookup('getDocument');
  const tools = useDocumentTools(document);
  const problemWords = useAudienceProblem('documents.write');
  const path = { id: document.id };
  return (
    <DraftedForm
      label={t('documents.editing')}
      values={valuesOf(document)}
      recordId={document.id}
      notify={notices.notify}
      version={document.version}
      draftName={`document-${document.id}`}
      loadValidator={loadValidator}
      fields={documentFields}
      tools={tools}
      problemWords={problemWords}
      requestOf={writeOf}
      onSend={(body, { version, idempotencyKey }) =>
        run({ path, body, ifMatch: version ?? document.version, idempotencyKey })
      }
      readCurrent={async () => {
        const now = await lookUp({ path });
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'documents.changed' } });
        onDone();
      }}
      onCancel={onDone}
    >
      <Stack gap="xl">
        <FormTextField {...field('title')} autoComplete="off" dir="auto" />
        <SharedFields />
      </Stack>
    </DraftedForm>
  );
}

import type { Document } from '@school/domain';
import { Stack } from '@school/ui';
import { useIntl } from 'react-intl';
import { useAudienceProblem } from '../../../audience/useAudienceProblem.ts';
import { useAudienceNames } from '../../../audience/useAudienceNames.ts';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { documentFieldNames, type DocumentValues, valuesOf, writeOf } from '../documentValues.ts';
import { documentRefusals } from '../refusals.ts';
import { SharedFields } from '../SharedFields.tsx';
import { longestTitle } from '../titleOfFile.ts';
import type { ComparedField } from '../../../forms/compared.ts';
import { DraftedForm } from '../../../forms/DraftedForm.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useText } from '../../../intl/useText.ts';
import { useShell } from '../../../shell/ShellRoot.tsx';

const loadValidator = () => import('../documentRules.ts').then((file) => file.documentRules);

/** Returns the fields that the conflict dialog compares, formatted for readers. */
function useCompared(document: Document): ComparedField<DocumentValues>[] {
  const t = useText();
  const { formatDate } = useIntl();
  const timeZone = useCollege()?.setting.timezone;
  const categories = useQuery('listDocumentCategories', {}).data?.data ?? [];
  const namesOf = useAudienceNames([document.audience, { scope: 'restricted', role_ids: ['any'] }]);
  return [
    { name: 'title', label: t('documents.form.title') },
    {
      name: 'category',
      label: t('documents.category'),
      textOf: ({ category }) => categories.find(({ id }) => id === category)?.name ?? document.category.name,
    },
    {
      name: 'audience',
      label: t('documents.form.audience'),
      textOf({ audience }) {
        const { names, except } = namesOf(audience);
        return [...names, ...(except ? [except] : [])].join(', ');
      },
    },
    {
      name: 'expiresAt',
      label: t('documents.form.expires'),
      textOf: ({ expiresAt }) =>
        expiresAt
          ? formatDate(expiresAt, { dateStyle: 'long', timeStyle: 'short', timeZone })
          : t('documents.never'),
    },
  ];
}

/** Edits title, category, audience and expiry of a document. */
export function EditDocument({ document, onDone }: { document: Document; onDone(): void }) {
  const t = useText();
  const { notices } = useShell();
  const { run } = useCommand('updateDocument');
  const lookUp = useLookup('getDocument');
  const compared = useCompared(document);
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
      fieldNames={documentFieldNames}
      refusals={documentRefusals}
      problemWords={problemWords}
      requestOf={writeOf}
      compared={compared}
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
        <FormTextField
          name="title"
          label={t('documents.form.title')}
          counter={{ max: longestTitle }}
          autoComplete="off"
          dir="auto"
        />
        <SharedFields />
      </Stack>
    </DraftedForm>
  );
}

import { useText } from '../../../intl/useText.ts';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { documentPaths } from '../paths.ts';
import { DocumentFacts } from './DocumentFacts.tsx';
import { EditDocument } from './EditDocument.tsx';

/** Screen of a document, with `?edit` to change it. */
export function DocumentScreen() {
  const t = useText();
  return (
    <RecordScreen
      path={documentPaths.detail}
      read="getDocument"
      facts={({ title }) => ({ title: t('documents.editing'), headTitle: title })}
      instead={{ missing: 'documents.missing', forbidden: 'errors.notAddressed' }}
      mayEdit={({ can }) => can.update}
      renderForm={(document, { onDone }) => <EditDocument document={document} onDone={onDone} />}
    >
      {(document) => <DocumentFacts document={document} />}
    </RecordScreen>
  );
}

import { Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useLocation } from 'wouter';
import { useNamed } from '../../../audience/useNamed.ts';
import { GoneRecord, isGone } from '../../../data/goneRecord.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { hrefOfDocument } from '../useDocumentActions.tsx';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { NoPermission } from '../../../screen/NoPermission.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { EditDocument } from './EditDocument.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { documentPaths } from '../paths.ts';

/** Screen of a document, with `?edit` to change it. */
export function DocumentScreen() {
  const { id } = useRouteValues(documentPaths.detail);
  return <OneDocument key={id} id={id} />;
}

function OneDocument({ id }: { id: string }) {
  const t = useText();
  const [, navigate] = useLocation();
  const query = useNamed(useQuery('getDocument', { path: { id } }));
  const { data, problem, reload } = query;
  const gone = isGone(query);
  const { edit: isEditRequested } = useRouteValues(documentPaths.detail);
  const document = data?.data;
  const editing = isEditRequested && document?.can.update === true;
  useScreen({
    title: editing ? t('documents.editing') : undefined,
    headTitle: document?.title,
    ownFoot: editing,
  });

  if (isEditRequested && document && !editing) return <NoPermission />;
  if (document && editing) {
    const done = () => navigate(hrefOfDocument(document), { replace: true });
    return (
      <GoneRecord value={gone}>
        <EditDocument document={document} onDone={done} />
      </GoneRecord>
    );
  }
  if (document && !gone) return <DocumentFacts document={document} />;
  if (problem) {
    return (
      <Page
        state={
          <Failed
            whole
            recordId={id}
            gone={gone}
            problem={problem}
            onRetry={reload}
            instead={{ missing: 'documents.missing', forbidden: 'errors.notAddressed' }}
          />
        }
      />
    );
  }
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="text" width="40%" />
        <Skeleton shape="text" height={40} width="80%" />
        <Skeleton shape="box" height={240} />
      </SkeletonGroup>
    </Page>
  );
}

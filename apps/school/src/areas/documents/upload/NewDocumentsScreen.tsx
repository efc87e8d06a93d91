import { type DocumentCategory, findScope } from '@school/domain';
import { EmptyState, LinkButton, Page, Skeleton, SkeletonGroup } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { UploadForm } from './UploadForm.tsx';
import { useRouteValues } from '../../../router/useRouteValues.ts';
import { documentPaths } from '../paths.ts';

/** Screen that adds documents: several files with the same audience and category. */
export function NewDocumentsScreen() {
  const t = useText();
  const { data, problem, reload } = useQuery('listDocumentCategories', {});
  const categories = data?.data;
  useScreen({ ownFoot: (categories?.length ?? 0) > 0 });

  if (categories) return <Adding categories={categories} />;
  if (problem) return <Page state={<Failed whole problem={problem} onRetry={reload} />} />;
  return (
    <Page width="form">
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={160} />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    </Page>
  );
}

function Adding({ categories }: { categories: readonly DocumentCategory[] }) {
  const t = useText();
  const { user } = useSession();
  const { category: slug } = useRouteValues(documentPaths.create);
  if (categories.length > 0)
    return <UploadForm category={categories.find((category) => category.slug === slug)} />;
  const mayArrange = user !== null && findScope(user, 'documents.write') === 'any';
  return (
    <Page
      state={
        <EmptyState
          icon="folder-open"
          title={t('documents.categories.none')}
          body={t(mayArrange ? 'documents.categories.noneFirst' : 'documents.categories.noneYours')}
          action={
            mayArrange && (
              <LinkButton href={documentPaths.categories.href()} icon="plus">
                {t('documents.categories.new')}
              </LinkButton>
            )
          }
        />
      }
    />
  );
}

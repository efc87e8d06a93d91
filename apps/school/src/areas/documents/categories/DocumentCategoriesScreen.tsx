import { type DocumentCategory } from '@school/domain';
import { Box, Button, EmptyState, Inline, Link, Page, Stack } from '@school/ui';
import { Suspense, useState } from 'react';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { Failed } from '../../../screen/Failed.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { CategoriesTable } from './CategoriesTable.tsx';
import { documentPaths } from '../paths.ts';
import { byOnClose, lateDialog } from '../../../screen/lateDialog.tsx';

const CategoryDialog = lateDialog(
  () => import('./CategoryDialog.tsx').then((file) => file.CategoryDialog),
  byOnClose,
);

/** Document categories, for people with scope `any`: the tree belongs to the whole school. */
export function DocumentCategoriesScreen() {
  useScreen();
  return <Categories />;
}

function Categories() {
  const t = useText();
  const { data, loading, problem, reload } = useQuery('listDocumentCategories', {});
  const [written, setWritten] = useState<DocumentCategory | 'new' | null>(null);
  const categories = data?.data;
  const add = (
    <Button tone="accent" variant="solid" icon="plus" onClick={() => setWritten('new')}>
      {t('documents.categories.new')}
    </Button>
  );
  return (
    <Page width="form">
      <Stack gap="l">
        <Box notPrinted>
          <Inline justify="between" gap="s">
            <Link href={documentPaths.list.href()}>{t('documents.back')}</Link>
            {categories?.length !== 0 && add}
          </Inline>
        </Box>
        {categories === undefined && problem ? (
          <Failed problem={problem} onRetry={reload} />
        ) : categories?.length === 0 ? (
          <EmptyState
            icon="folder-open"
            title={t('documents.categories.none')}
            body={t('documents.categories.noneBody')}
            action={add}
          />
        ) : (
          <CategoriesTable categories={categories ?? []} loading={loading} onEdit={setWritten} />
        )}
      </Stack>
      {written && (
        <Suspense>
          <CategoryDialog
            category={written === 'new' ? undefined : written}
            categories={categories ?? []}
            onClose={() => setWritten(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}

import { allows, findScope } from '@school/domain';
import { LinkButton } from '@school/ui';
import { useNamed } from '../../../audience/useNamed.ts';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import type { NewOne } from '../../../lists/NewLink.tsx';
import { type PathList, useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { ListPage } from '../../../screen/ListPage.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { type DocumentsFilter, isSlug, toDocumentsQuery } from './documentsFilter.ts';
import { DocumentsTable } from './DocumentsTable.tsx';
import { useDocumentChoices } from './useDocumentChoices.ts';
import { useSelection } from './useSelection.tsx';
import { documentPaths } from '../paths.ts';

const noDocuments = { data: [], meta: { current_page: 1, from: null, to: null, last_page: 1, total: 0 } };

/** The documents that the user may see, filtered by the URL and paged. */
export function DocumentsScreen() {
  const t = useText();
  const { user } = useSession();
  const list = useList(documentPaths.list);
  const { category } = list.filter;
  const add = user !== null &&
    allows(user, 'documents.write') && {
      label: t('documents.new'),
      icon: 'upload' as const,
      href: documentPaths.create.href({ category }),
    };
  useScreen({ primaryAction: add || undefined });
  return (
    <Documents
      list={list}
      add={add}
      mayArrange={user !== null && findScope(user, 'documents.write') === 'any'}
    />
  );
}

function Documents(props: {
  list: PathList<DocumentsFilter>;
  add: NewOne | false;
  /** Whether the user may change the categories. */
  mayArrange: boolean;
}) {
  const t = useText();
  const { list, add, mayArrange } = props;
  const choices = useDocumentChoices();
  const ticked = useSelection();
  const isCategory = isSlug(list.filter.category);
  const input = isCategory ? toDocumentsQuery(list.filter) : null;
  const rows = useLiveRows('listDocuments', input, useNamed(useQuery('listDocuments', input)));
  // A category that isn't a slug has no documents.
  const query = isCategory ? rows : { ...rows, data: noDocuments };
  const arrange = mayArrange && (
    <LinkButton href={documentPaths.categories.href()} icon="folder-open">
      {t('documents.categories.title')}
    </LinkButton>
  );
  return (
    <ListPage
      list={list}
      query={query}
      search={t('documents.search')}
      choices={choices}
      actions={arrange}
      add={add}
      heldLabel="documents.held.show"
      none={{
        icon: 'folder-open',
        title: t('documents.none'),
        body: t(add ? 'documents.noneBody' : 'documents.noneBodyReader'),
      }}
      after={ticked.report}
    >
      <DocumentsTable
        list={list}
        documents={query.data?.data ?? []}
        loading={query.loading}
        ticked={add ? ticked : undefined}
      />
    </ListPage>
  );
}

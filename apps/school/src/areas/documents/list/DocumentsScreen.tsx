import { allows, scopeOf } from '@school/domain';
import { Inline, LinkButton, Page, Stack } from '@school/ui';
import { useNamed } from '../../../audience/useNamed.ts';
import { useSession } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { ListBody } from '../../../lists/ListBody.tsx';
import { NewLink, type NewOne } from '../../../lists/NewLink.tsx';
import { ListBar } from '../../../lists/ListBar.tsx';
import { ListFoot } from '../../../lists/ListFoot.tsx';
import { type PathList, useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { type DocumentsFilter, isSlug, queryOfFilter } from './documentsFilter.ts';
import { DocumentsTable } from './DocumentsTable.tsx';
import { useDocumentChoices } from './useDocumentChoices.ts';
import { useSelection } from './useSelection.tsx';
import { documentPaths } from '../paths.ts';

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
      mayArrange={user !== null && scopeOf(user, 'documents.write') === 'any'}
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
  const known = isSlug(list.filter.category);
  const input = known ? queryOfFilter(list.filter) : null;
  const query = useNamed(useQuery('listDocuments', input));
  const { data, loading, problem, reload, held } = useLiveRows('listDocuments', input, query);
  const documents = known ? data?.data : [];
  const arrange = mayArrange && (
    <LinkButton href={documentPaths.categories.href()} icon="folder-open">
      {t('documents.categories.title')}
    </LinkButton>
  );
  return (
    <Page>
      <Stack gap="l">
        <ListBar
          list={list}
          search={t('documents.search')}
          choices={choices}
          narrowAction={arrange}
          action={
            <Inline gap="s">
              {arrange}
              {add && <NewLink {...add} />}
            </Inline>
          }
        />
        <ListBody
          list={list}
          rows={documents}
          held={held}
          heldLabel="documents.held.show"
          problem={problem}
          onRetry={reload}
          none={{
            icon: 'folder-open',
            title: t('documents.none'),
            body: t(add ? 'documents.noneBody' : 'documents.noneBodyReader'),
            action: add,
          }}
        >
          <DocumentsTable
            list={list}
            documents={documents ?? []}
            loading={loading}
            ticked={add ? ticked : undefined}
          />
        </ListBody>
        {ticked.report}
        <ListFoot list={list} meta={known ? data?.meta : undefined} />
      </Stack>
    </Page>
  );
}

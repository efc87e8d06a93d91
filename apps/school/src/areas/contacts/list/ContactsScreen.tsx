import { Page, Stack } from '@school/ui';
import { useContactRights } from '../useContactRights.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { ListBody } from '../../../lists/ListBody.tsx';
import { NewLink, type NewOne } from '../../../lists/NewLink.tsx';
import { ListBar } from '../../../lists/ListBar.tsx';
import { ListFoot } from '../../../lists/ListFoot.tsx';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { queryOfFilter } from './contactsFilter.ts';
import { ContactsTable } from './ContactsTable.tsx';
import { contactPaths } from '../paths.ts';

/** The school's address book, filtered by the URL and paged. */
export function ContactsScreen() {
  const t = useText();
  const { mayAdd } = useContactRights();
  const add = { label: t('contacts.new'), icon: 'plus', href: contactPaths.create.href() } as const;
  useScreen({ primaryAction: mayAdd ? add : undefined });
  return <AddressBook add={mayAdd && add} />;
}

function AddressBook({ add }: { add: NewOne | false }) {
  const t = useText();
  const list = useList(contactPaths.list);
  const input = queryOfFilter(list.filter);
  const { data, loading, problem, reload, held } = useLiveRows(
    'listContacts',
    input,
    useQuery('listContacts', input),
  );
  const { category } = list.filter;
  const categories = data?.meta.categories ?? (category ? [category] : []);
  return (
    <Page>
      <Stack gap="l">
        <ListBar
          list={list}
          search={t('contacts.search')}
          choices={[
            {
              name: 'category',
              label: t('contacts.form.category'),
              any: t('contacts.filter.anyCategory'),
              options: categories.map((word) => ({ value: word, label: word })),
            },
            {
              name: 'emergency',
              label: t('contacts.filter.emergency'),
              any: t('contacts.filter.anyEmergency'),
              options: [
                { value: 'yes', label: t('contacts.emergency') },
                { value: 'no', label: t('contacts.noEmergency') },
              ],
            },
          ]}
          action={add && <NewLink {...add} />}
        />
        <ListBody
          list={list}
          rows={data?.data}
          held={held}
          problem={problem}
          onRetry={reload}
          none={{
            icon: 'contact-round',
            title: t('contacts.none'),
            body: t('contacts.noneBody'),
            action: add,
          }}
        >
          <ContactsTable list={list} contacts={data?.data ?? []} loading={loading} />
        </ListBody>
        <ListFoot list={list} meta={data?.meta} />
      </Stack>
    </Page>
  );
}

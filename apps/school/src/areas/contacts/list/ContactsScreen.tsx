import { useContactPermissions } from '../useContactPermissions.ts';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import type { NewOne } from '../../../lists/NewLink.tsx';
import { useList } from '../../../lists/useList.ts';
import { useLiveRows } from '../../../lists/useLiveRows.ts';
import { ListPage } from '../../../screen/ListPage.tsx';
import { useScreen } from '../../../screen/ScreenRoot.tsx';
import { toContactsQuery } from './contactsFilter.ts';
import { ContactsTable } from './ContactsTable.tsx';
import { contactPaths } from '../paths.ts';

/** The school's address book, filtered by the URL and paged. */
export function ContactsScreen() {
  const t = useText();
  const { mayAdd } = useContactPermissions();
  const add = { label: t('contacts.new'), icon: 'plus', href: contactPaths.create.href() } as const;
  useScreen({ primaryAction: mayAdd ? add : undefined });
  return <AddressBook add={mayAdd && add} />;
}

function AddressBook({ add }: { add: NewOne | false }) {
  const t = useText();
  const list = useList(contactPaths.list);
  const input = toContactsQuery(list.filter);
  const query = useLiveRows('listContacts', input, useQuery('listContacts', input));
  const { category } = list.filter;
  const categories = query.data?.meta.categories ?? (category ? [category] : []);
  return (
    <ListPage
      list={list}
      query={query}
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
      add={add}
      none={{ icon: 'contact-round', title: t('contacts.none'), body: t('contacts.noneBody') }}
    >
      <ContactsTable list={list} contacts={query.data?.data ?? []} loading={query.loading} />
    </ListPage>
  );
}

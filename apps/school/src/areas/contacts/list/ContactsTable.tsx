import { type Contact, listContactsDefaults } from '@school/domain';
import { DataTable, type MenuItem } from '@school/ui';
import { useIntl } from 'react-intl';
import { useContactActions } from '../useContactActions.ts';
import { useText } from '../../../intl/useText.ts';
import type { List } from '../../../lists/useList.ts';
import { contactColumns } from './contactColumns.tsx';
import type { ContactsField } from './contactsFilter.ts';
import { parseSort, formatSort } from '../../../lists/sortWord.ts';
import { contactPaths } from '../paths.ts';

const toHref = ({ id }: Contact) => contactPaths.detail.href({ id });

/** A page of contacts as a table, or as cards on narrow screens. */
export function ContactsTable(props: {
  list: List<ContactsField>;
  contacts: readonly Contact[];
  loading: boolean;
}) {
  const t = useText();
  const intl = useIntl();
  const { list } = props;
  const getActions = useContactActions();
  const getMenu = (contact: Contact): MenuItem[] => {
    const [email] = contact.emails;
    return [
      { id: 'open', label: t('contacts.open'), icon: 'eye', href: toHref(contact) },
      ...(email === undefined
        ? []
        : [{ id: 'write', label: t('contacts.write'), icon: 'mail', href: `mailto:${email}` } as const]),
      ...getActions(contact),
    ];
  };
  return (
    <DataTable
      label={t('contacts.title')}
      loading={props.loading}
      rows={props.contacts}
      rowKey={({ id }) => id}
      rowHref={toHref}
      sort={parseSort(list.filter.sort, listContactsDefaults.sort)}
      onSortChange={(sort) => list.narrow('sort', formatSort(sort, listContactsDefaults.sort))}
      columns={contactColumns(t, intl, getMenu)}
    />
  );
}

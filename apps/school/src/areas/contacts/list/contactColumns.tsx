import { type Contact, fullName } from '@school/domain';
import {
  Avatar,
  Badge,
  type DataTableColumn,
  IconButton,
  Inline,
  Menu,
  type MenuItem,
  Stack,
  Tag,
  Text,
} from '@school/ui';
import type { IntlShape } from 'react-intl';
import { contactWork } from '../contactWork.ts';
import type { Translate } from '../../../intl/useText.ts';
import { PhoneLink } from '../../../intl/PhoneLink.tsx';

/** Columns of the contacts table. */
export const contactColumns = (
  t: Translate,
  { formatList }: IntlShape,
  getMenu: (contact: Contact) => MenuItem[],
): DataTableColumn<Contact>[] => [
  {
    id: 'name',
    header: t('contacts.columns.name'),
    primary: true,
    sortable: true,
    cell: fullName,
    meta: (contact) =>
      contactWork(contact) ||
      [contact.address, contact.commune?.name].filter(Boolean).join(', ') ||
      t(`contacts.kind.${contact.kind}`),
    picture: (contact) => (
      <Avatar name={fullName(contact)} shape={contact.kind === 'person' ? 'circle' : 'square'} aria-hidden />
    ),
    pictureIcon: 'contact-round',
    pictureShape: 'circle',
  },
  {
    id: 'category',
    header: t('contacts.form.category'),
    width: '25%',
    cell: ({ category, emergency }) =>
      (category || emergency) && (
        <Inline gap="xs">
          {category && <Tag>{category}</Tag>}
          {emergency && (
            <Badge tone="critical" icon="shield-alert">
              {t('contacts.emergency')}
            </Badge>
          )}
        </Inline>
      ),
  },
  {
    id: 'phone',
    header: t('contacts.columns.phone'),
    width: '172px',
    card: 'line',
    cell: ({ phones: [phone, ...others] }) =>
      phone && (
        <Stack align="start">
          <PhoneLink number={phone.e164} extension={phone.extension} />
          {(phone.label || others.length > 0) && (
            <Inline gap="xs">
              {phone.label && (
                <Text as="span" size="small" tone="quiet">
                  <bdi>{phone.label}</bdi>
                </Text>
              )}
              {others.length > 0 && (
                <Text as="span" size="small" tone="quiet">
                  {t('contacts.more', { count: others.length })}
                </Text>
              )}
            </Inline>
          )}
        </Stack>
      ),
  },
  {
    id: 'places',
    header: t('contacts.columns.places'),
    width: '14%',
    hideBelow: 'medium',
    card: 'hidden',
    cell: ({ places }) => (
      <Text as="span" size="small" tone="quiet">
        {places.length === 0 ? t('contacts.everywhere') : formatList(places.map(({ name }) => name))}
      </Text>
    ),
  },
  {
    id: 'actions',
    header: t('contacts.columns.actions'),
    actions: true,
    cell: (contact) => {
      const label = t('contacts.actionsFor', { name: fullName(contact) });
      return (
        <Menu
          label={label}
          align="end"
          trigger={<IconButton icon="ellipsis" label={label} variant="plain" size="s" />}
          items={getMenu(contact)}
        />
      );
    },
  },
];

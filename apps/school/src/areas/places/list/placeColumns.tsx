import type { Place } from '@school/domain';
import {
  Avatar,
  Badge,
  type DataTableColumn,
  IconButton,
  Inline,
  Menu,
  type MenuItem,
  Text,
} from '@school/ui';
import type { Translate } from '../../../intl/useText.ts';
import { PhoneLink } from '../../../intl/PhoneLink.tsx';
import { placeAddress } from '../placeAddress.ts';

/** Columns of the places table. */
export const placeColumns = (
  t: Translate,
  options: { getMenu(place: Place): MenuItem[]; today(place: Place): string },
): DataTableColumn<Place>[] => [
  {
    id: 'name',
    header: t('places.columns.place'),
    primary: true,
    sortable: true,
    cell: ({ name }) => name,
    meta: placeAddress,
    picture: ({ name }) => <Avatar name={name} shape="square" aria-hidden />,
    pictureIcon: 'map-pin',
    pictureShape: 'circle',
  },
  {
    id: 'code',
    header: t('places.form.code'),
    width: '20%',
    sortable: true,
    cell: ({ code, main }) => (
      <Inline gap="s">
        <Text as="span" dir="ltr">
          {code}
        </Text>
        {main && (
          <Badge tone="info" icon="star">
            {t('places.main')}
          </Badge>
        )}
      </Inline>
    ),
  },
  {
    id: 'phone',
    header: t('places.form.phone'),
    width: '164px',
    cell: ({ phone, phone_extension: extension }) =>
      phone && <PhoneLink number={phone} extension={extension} />,
  },
  {
    id: 'today',
    header: t('places.columns.today'),
    width: '126px',
    hideBelow: 'medium',
    card: 'named',
    cell: (place) => (
      <Text as="span" size="small" tone="quiet">
        {options.today(place) || t('places.closed')}
      </Text>
    ),
  },
  {
    id: 'actions',
    header: t('places.columns.actions'),
    actions: true,
    cell: (place) => {
      const label = t('places.actionsFor', { name: place.name });
      return (
        <Menu
          label={label}
          align="end"
          trigger={<IconButton icon="ellipsis" label={label} variant="plain" size="s" />}
          items={options.getMenu(place)}
        />
      );
    },
  },
];

import { fullName, type SchoolUser, type UserStatus } from '@school/domain';
import {
  Avatar,
  type DataTableColumn,
  IconButton,
  Inline,
  Menu,
  type MenuItem,
  Tag,
  Text,
  Time,
} from '@school/ui';
import type { Translate } from '../../../intl/useText.ts';
import { WithMarks } from '../../../lists/WithMarks.tsx';
import { MailAddress } from '../MailAddress.tsx';
import { accessStatus, PersonStatusBadge } from '../PersonStatusBadge.tsx';
import { PinState } from '../PinState.tsx';

type Options = {
  /** The status of the tab, if it has one. */
  tab: UserStatus | undefined;
  getMenu(person: SchoolUser): MenuItem[];
  /** Whether the reader sees full records. */
  whole: boolean;
  /** Whether RUTs are there: what this device stored has none. */
  ruts: boolean;
  /** Whether the reader may see who has a PIN. */
  pins: boolean;
  timeZone: string | undefined;
};

/** Columns of the people table. */
export const userColumns = (t: Translate, options: Options): DataTableColumn<SchoolUser>[] => {
  const getStatus = (person: SchoolUser) =>
    accessStatus(person, options.whole) !== options.tab && (
      <PersonStatusBadge person={person} whole={options.whole} quiet />
    );
  const columns: (DataTableColumn<SchoolUser> | false)[] = [
    {
      id: 'name',
      header: t('users.columns.person'),
      primary: true,
      sortable: true,
      cell: fullName,
      meta: (person) => (
        <WithMarks marks={options.tab !== undefined && getStatus(person)}>
          <MailAddress address={person.email} />
        </WithMarks>
      ),
      picture: (person) => <Avatar name={fullName(person)} src={person.avatar} aria-hidden />,
      pictureIcon: 'user',
      pictureShape: 'circle',
    },
    options.ruts && {
      id: 'rut',
      header: t('users.form.rut'),
      // A RUT must not break at its hyphen.
      width: '122px',
      // Beside the narrow menu, names and addresses need its space.
      hideBelow: 'wide',
      cell: ({ rut }) =>
        rut && (
          <Text as="span" dir="ltr" unbroken>
            {rut}
          </Text>
        ),
    },
    {
      id: 'roles',
      header: t('users.form.roles'),
      // Fits the longest standard role in one line.
      width: '146px',
      cell: ({ roles }) =>
        roles.length > 0 && (
          <Inline gap="xs">
            {roles.map(({ id, name }) => (
              <Tag key={id}>{name}</Tag>
            ))}
          </Inline>
        ),
    },
    options.tab === undefined && {
      id: 'status',
      header: t('users.columns.status'),
      // Fits the longest status with its icon in one line in every language.
      width: '148px',
      cell: getStatus,
    },
    options.pins && {
      id: 'pin',
      header: t('users.pin.label'),
      // Fits the badge in one line on wide windows, and only its text where the names need space.
      width: 'clamp(112px, 13cqi, 124px)',
      cell: (person) => <PinState person={person} />,
    },
    options.whole && {
      id: 'last_sign_in_at',
      header: t('users.columns.lastSignIn'),
      width: '128px',
      sortable: true,
      hideBelow: 'medium',
      card: 'hidden',
      cell: (person) => (
        <Text as="span" size="small" tone="quiet">
          {person.last_sign_in_at ? (
            <Time value={person.last_sign_in_at} timeZone={options.timeZone} format="relative" />
          ) : (
            t('users.neverSignedIn')
          )}
        </Text>
      ),
    },
    {
      id: 'actions',
      header: t('users.columns.actions'),
      actions: true,
      cell: (person) => {
        const label = t('users.actionsFor', { name: fullName(person) });
        return (
          <Menu
            label={label}
            align="end"
            trigger={<IconButton icon="ellipsis" label={label} variant="plain" size="s" />}
            items={options.getMenu(person)}
          />
        );
      },
    },
  ];
  return columns.filter((column) => column !== false);
};

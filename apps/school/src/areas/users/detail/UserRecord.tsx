import type { SchoolUser } from '@school/domain';
import { DescriptionList, type DescriptionListItem, Link, Text, Time } from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { PhoneLink } from '../../../intl/PhoneLink.tsx';
import { useText } from '../../../intl/useText.ts';

const code = (text: string | null) =>
  text && (
    <Text as="span" dir="ltr">
      {text}
    </Text>
  );

/**
 * A person's contact details and identity numbers.
 *
 * @param props.whole Whether the reader may see identity numbers.
 */
export function UserRecord({ person, whole }: { person: SchoolUser; whole: boolean }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const items: (DescriptionListItem | false)[] = [
    {
      id: 'email',
      term: t('users.form.email'),
      details: (
        <Link href={`mailto:${person.email}`} dir="ltr">
          {person.email}
        </Link>
      ),
    },
    {
      id: 'phone',
      term: t('users.form.phone'),
      details: person.phone && <PhoneLink number={person.phone} />,
    },
    // What this device stored has no identity numbers.
    whole && person.rut !== undefined && { id: 'rut', term: t('users.form.rut'), details: code(person.rut) },
    whole &&
      person.passport !== undefined && {
        id: 'passport',
        term: t('users.form.passport'),
        details: code(person.passport),
      },
    whole && {
      id: 'birthdate',
      term: t('users.form.birthdate'),
      details: person.birthdate && <Time value={person.birthdate} format="date" />,
    },
    whole && {
      id: 'lastSignIn',
      term: t('users.columns.lastSignIn'),
      details: person.last_sign_in_at ? (
        <Time value={person.last_sign_in_at} timeZone={timeZone} format="relative" />
      ) : (
        t('users.neverSignedIn')
      ),
    },
    {
      id: 'since',
      term: t('user.since'),
      details: <Time value={person.created_at} timeZone={timeZone} format="date" />,
    },
  ];
  return <DescriptionList layout="beside" divided items={items.filter((item) => item !== false)} />;
}

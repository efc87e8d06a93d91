import type { Contact } from '@school/domain';
import { DescriptionList, type DescriptionListItem, Inline, Link, Tag, Text, Time } from '@school/ui';
import { useCollege } from '../../../data/DataRoot.tsx';
import { PhoneLink } from '../../../intl/PhoneLink.tsx';
import { useText } from '../../../intl/useText.ts';

/** A contact's details: how to reach it, its address and places. */
export function ContactRecord({ contact }: { contact: Contact }) {
  const t = useText();
  const timeZone = useCollege()?.setting.timezone;
  const where = [contact.address, contact.commune?.name].filter(Boolean).join(', ');
  const items: DescriptionListItem[] = [
    {
      id: 'phones',
      term: t('contacts.form.phones'),
      details: contact.phones.map((phone) => (
        <Inline key={phone.e164 + phone.extension + phone.label} gap="s">
          <PhoneLink number={phone.e164} extension={phone.extension} />
          {phone.label && (
            <Text as="span" size="small" tone="quiet">
              <bdi>{phone.label}</bdi>
            </Text>
          )}
        </Inline>
      )),
    },
    {
      id: 'emails',
      term: t('contacts.form.emails'),
      details: contact.emails.map((email) => (
        <Link key={email} href={`mailto:${email}`} dir="ltr">
          {email}
        </Link>
      )),
    },
    { id: 'where', term: t('contacts.form.address'), details: where && <bdi>{where}</bdi> },
    {
      id: 'places',
      term: t('contacts.columns.places'),
      details:
        contact.places.length === 0 ? (
          t('contacts.everywhere')
        ) : (
          <Inline gap="xs">
            {contact.places.map(({ id, name }) => (
              <Tag key={id}>{name}</Tag>
            ))}
          </Inline>
        ),
    },
    {
      id: 'notes',
      term: t('contacts.form.notes'),
      // One line per line of the note.
      details: contact.notes?.split('\n').map((line, at) => (
        <Text key={at} as="span" isolate>
          {line}
        </Text>
      )),
    },
    {
      id: 'updated',
      term: t('contacts.updated'),
      details: <Time value={contact.updated_at} timeZone={timeZone} format="date" />,
    },
  ];
  return <DescriptionList layout="beside" divided items={items} />;
}

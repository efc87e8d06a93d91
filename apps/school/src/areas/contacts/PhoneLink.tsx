import { type Contact, phoneHref, phoneText } from '@school/domain';
import { Link } from '@school/ui';
import { useText } from '../../intl/useText.ts';

/** A contact's number, which calls it, with its extension. */
export function PhoneLink({ phone: { e164, extension } }: { phone: Contact['phones'][number] }) {
  const t = useText();
  const number = phoneText(e164);
  return extension ? (
    <Link href={phoneHref(e164, extension)}>{t('contacts.phoneExtension', { number, extension })}</Link>
  ) : (
    <Link href={phoneHref(e164)} dir="ltr">
      {number}
    </Link>
  );
}

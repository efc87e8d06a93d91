import { fullPhoneText, phoneHref } from '@school/domain';
import { Link } from '@school/ui';
import { useText } from './useText.ts';

/** A number with its extension, which dials both. */
export function PhoneLink(props: { number: string; extension?: string | null | undefined }) {
  const t = useText();
  const { number, extension } = props;
  return (
    <Link href={phoneHref(number, extension)} dir={extension ? undefined : 'ltr'}>
      {fullPhoneText(t, number, extension)}
    </Link>
  );
}

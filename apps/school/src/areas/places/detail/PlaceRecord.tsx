import type { Place } from '@school/domain';
import { DescriptionList, type DescriptionListItem, Inline, Link, Stack, Text, Time } from '@school/ui';
import { PhoneLink } from '../../../intl/PhoneLink.tsx';
import { useText } from '../../../intl/useText.ts';
import { MapLink } from '../MapLink.tsx';
import { placeAddress } from '../placeAddress.ts';
import { useZoneName } from '../../../intl/useZoneName.ts';
import { ZoneNote } from '../../../intl/ZoneNote.tsx';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** Address, time zone and contact details of a place. */
export function PlaceRecord({ place }: { place: Place }) {
  const t = useText();
  const formatZone = useZoneName();
  const { clock } = useScreenServices();
  const { timezone, phone, email } = place;
  const now = clock();
  const items: DescriptionListItem[] = [
    {
      id: 'address',
      term: t('places.form.address'),
      details: (
        <Stack gap="xs">
          <Text isolate>{placeAddress(place)}</Text>
          <MapLink coordinates={place} />
        </Stack>
      ),
    },
    {
      id: 'phone',
      term: t('places.form.phone'),
      details: phone && <PhoneLink number={phone} extension={place.phone_extension} />,
    },
    {
      id: 'email',
      term: t('places.form.email'),
      details: email && (
        <Link href={`mailto:${email}`} dir="ltr">
          {email}
        </Link>
      ),
    },
    {
      id: 'timezone',
      term: t('places.form.timezone'),
      details: (
        <Stack gap="xs">
          <Inline gap="s">
            <span>{formatZone(timezone)}</span>
            <Text as="span" size="small" tone="quiet">
              <Time value={now} timeZone={timezone} format="dateTime" />
            </Text>
          </Inline>
          <ZoneNote zone={timezone} />
        </Stack>
      ),
    },
  ];
  return <DescriptionList layout="beside" divided items={items} />;
}

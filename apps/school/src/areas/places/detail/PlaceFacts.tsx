import { phoneHref, type Place } from '@school/domain';
import { Badge, Heading, Inline, LinkButton, Page, Stack, Text, WeekdayHours } from '@school/ui';
import { useLocation } from 'wouter';
import { RecordBar } from '../../../actions/RecordBar.tsx';
import { useText } from '../../../intl/useText.ts';
import { placeAddress } from '../placeAddress.ts';
import { useHoursText } from '../useHoursText.ts';
import { usePlaceActions } from '../usePlaceActions.ts';
import { BackLink } from '../../../screen/BackLink.tsx';
import { PlaceRecord } from './PlaceRecord.tsx';
import { placePaths } from '../paths.ts';

/** A place with its details and opening hours. */
export function PlaceFacts({ place }: { place: Place }) {
  const t = useText();
  const [, navigate] = useLocation();
  const open = useHoursText().today(place);
  const getActions = usePlaceActions(() => navigate(placePaths.list.href(), { replace: true }));
  const { name, code, main, phone, phone_extension: extension, hours } = place;
  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <Stack gap="m">
          <RecordBar label={t('places.actionsFor', { name })} actions={getActions(place)}>
            <BackLink href={placePaths.list.href()}>{t('places.back')}</BackLink>
          </RecordBar>
          <Stack gap="xs">
            <Heading level={2} size="display">
              <bdi>{name}</bdi>
            </Heading>
            <Text tone="quiet" isolate>
              {placeAddress(place)}
            </Text>
            <Inline gap="s">
              <Badge>
                <bdi dir="ltr">{code}</bdi>
              </Badge>
              {main && (
                <Badge tone="info" icon="star">
                  {t('places.main')}
                </Badge>
              )}
            </Inline>
          </Stack>
        </Stack>
        {phone && (
          <Inline>
            <LinkButton href={phoneHref(phone, extension)} icon="phone" tone="accent" variant="solid">
              {t('places.call')}
            </LinkButton>
          </Inline>
        )}
        <PlaceRecord place={place} />
        {hours.length > 0 && (
          <WeekdayHours
            readOnly
            label={t('places.form.hours')}
            help={open ? t('places.openToday', { hours: open }) : t('places.closedToday')}
            value={hours}
          />
        )}
      </Stack>
    </Page>
  );
}

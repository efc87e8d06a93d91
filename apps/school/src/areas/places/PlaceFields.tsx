import type { Place } from '@school/domain';
import { Fieldset, Grid, Stack } from '@school/ui';
import { CommuneField } from '../../communes/CommuneField.tsx';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormFullPhone } from '../../forms/FormFullPhone.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { FormWeekdayHours } from '../../forms/FormWeekdayHours.tsx';
import { useText } from '../../intl/useText.ts';
import { parseCoordinates } from './coordinates.ts';
import { MapLink } from './MapLink.tsx';
import { ZoneField } from './ZoneField.tsx';
import { useFieldProps } from '../../forms/useFieldProps.ts';
import { placeFields } from './placeValues.ts';

const pair = { narrow: 1, medium: 2 } as const;

/** Links to a map, so that the person can check the coordinates. */
const renderMapLink = (text: string) => <MapLink coordinates={parseCoordinates(text)} />;

/** Fields of a place: name, address, contact details and opening hours. */
export function PlaceFields(props: { place?: Place | undefined; timezone: string }) {
  const t = useText();
  const field = useFieldProps(placeFields);
  const { place } = props;
  const isMain = place?.main === true;
  return (
    <Stack gap="xxl">
      <Fieldset label={t('places.form.place')}>
        <Grid columns={pair} gap="xl">
          <FormTextField {...field('name')} help={t('places.form.nameHelp')} autoComplete="off" dir="auto" />
          <FormTextField {...field('code')} help={t('places.form.codeHelp')} autoComplete="off" dir="ltr" />
        </Grid>
        <FormCheckbox
          {...field('main')}
          help={t(isMain ? 'places.form.isMain' : 'places.form.mainHelp')}
          disabled={isMain}
        />
      </Fieldset>
      <Fieldset label={t('places.form.where')}>
        <Grid columns={pair} gap="xl">
          <FormTextField {...field('address')} autoComplete="off" dir="auto" />
          <CommuneField name="commune" current={place?.commune} />
        </Grid>
        <FormTextField
          {...field('coordinates')}
          help={t('places.form.coordinatesHelp')}
          placeholder="-34.9828, -71.2394"
          optional
          autoComplete="off"
          dir="ltr"
          successFor={renderMapLink}
        />
      </Fieldset>
      <Fieldset label={t('places.form.contact')}>
        <Grid columns={pair} gap="xl">
          <FormFullPhone {...field('phone')} extensionName="phoneExtension" />
          <FormTextField {...field('email')} type="email" optional autoComplete="off" />
        </Grid>
      </Fieldset>
      <Fieldset label={t('places.form.when')}>
        <ZoneField
          label={t(placeFields.timezone.label)}
          help={t('places.form.timezoneHelp')}
          current={props.timezone}
        />
        <FormWeekdayHours {...field('hours')} help={t('places.form.hoursHelp')} />
      </Fieldset>
    </Stack>
  );
}

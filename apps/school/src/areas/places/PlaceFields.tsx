import type { Place } from '@school/domain';
import { Fieldset, Grid, Stack } from '@school/ui';
import { CommuneField } from '../../communes/CommuneField.tsx';
import { FormCheckbox } from '../../forms/FormCheckbox.tsx';
import { FormPhone } from '../../forms/FormPhone.tsx';
import { FormTextField } from '../../forms/FormTextField.tsx';
import { FormWeekdayHours } from '../../forms/FormWeekdayHours.tsx';
import { useText } from '../../intl/useText.ts';
import { parseCoordinates } from './coordinates.ts';
import { MapLink } from './MapLink.tsx';
import { ZoneField } from './ZoneField.tsx';

const pair = { narrow: 1, medium: 2 } as const;

/** Links to a map, so that the person can check the coordinates. */
const mapLinkOf = (text: string) => <MapLink coordinates={parseCoordinates(text)} />;

/** Fields of a place: name, address, contact details and opening hours. */
export function PlaceFields(props: { place?: Place | undefined; timezone: string }) {
  const t = useText();
  const { place } = props;
  const isMain = place?.main === true;
  return (
    <Stack gap="xxl">
      <Fieldset label={t('places.form.place')}>
        <Grid columns={pair} gap="xl">
          <FormTextField
            name="name"
            label={t('places.form.name')}
            help={t('places.form.nameHelp')}
            autoComplete="off"
            dir="auto"
          />
          <FormTextField
            name="code"
            label={t('places.form.code')}
            help={t('places.form.codeHelp')}
            autoComplete="off"
            dir="ltr"
          />
        </Grid>
        <FormCheckbox
          name="main"
          label={t('places.form.main')}
          help={t(isMain ? 'places.form.isMain' : 'places.form.mainHelp')}
          disabled={isMain}
        />
      </Fieldset>
      <Fieldset label={t('places.form.where')}>
        <Grid columns={pair} gap="xl">
          <FormTextField name="address" label={t('places.form.address')} autoComplete="off" dir="auto" />
          <CommuneField name="commune" current={place?.commune} />
        </Grid>
        <FormTextField
          name="coordinates"
          label={t('places.form.coordinates')}
          help={t('places.form.coordinatesHelp')}
          placeholder="-34.9828, -71.2394"
          optional
          autoComplete="off"
          dir="ltr"
          successFor={mapLinkOf}
        />
      </Fieldset>
      <Fieldset label={t('places.form.contact')}>
        <Grid columns={pair} gap="xl">
          <FormPhone name="phone" label={t('places.form.phone')} optional autoComplete="off" />
          <FormTextField
            name="email"
            type="email"
            label={t('places.form.email')}
            optional
            autoComplete="off"
          />
        </Grid>
      </Fieldset>
      <Fieldset label={t('places.form.when')}>
        <ZoneField
          label={t('places.form.timezone')}
          help={t('places.form.timezoneHelp')}
          current={props.timezone}
        />
        <FormWeekdayHours name="hours" label={t('places.form.hours')} help={t('places.form.hoursHelp')} />
      </Fieldset>
    </Stack>
  );
}

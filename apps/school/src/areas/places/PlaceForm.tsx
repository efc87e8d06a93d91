import { phoneText, type Place } from '@school/domain';
import { useCommunes } from '../../communes/useCommunes.ts';
import type { Outcome } from '../../data/useCommand.ts';
import type { ComparedField } from '../../forms/compared.ts';
import { DraftedForm, type SendOptions } from '../../forms/DraftedForm.tsx';
import type { Current, NotifyMerge } from '../../forms/useVersions.tsx';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeFieldNames, type PlaceValues, writeOf } from './placeValues.ts';
import { useHoursText } from './useHoursText.ts';

const loadValidator = () => import('./placeRules.ts').then((file) => file.placeRules);

const refusals: Record<string, MessageId> = {
  name: 'validation.required',
  code: 'places.form.codeRefused',
  main: 'places.form.isMain',
  address: 'validation.required',
  coordinates: 'validation.position.range',
  timezone: 'validation.zone.unknown',
  phone: 'validation.phone.format',
  email: 'validation.email.format',
  hours: 'validation.hours.overlap',
};

/** Form to add or edit a place. */
export function PlaceForm(props: {
  label: string;
  values: PlaceValues;
  version?: number;
  recordId?: string;
  notify?: NotifyMerge;
  draftName: string;
  /** The saved place. */
  place?: Place;
  onSend(body: ReturnType<typeof writeOf>, options: SendOptions): Promise<Outcome<{ data: Place }>>;
  onSent(place: Place): void;
  onCancel(): void;
  readCurrent?(): Promise<Current<PlaceValues> | null>;
}) {
  const { onSent, place, ...rest } = props;
  return (
    <DraftedForm
      {...rest}
      loadValidator={loadValidator}
      fieldNames={placeFieldNames}
      refusals={refusals}
      requestOf={writeOf}
      onSent={(answer) => onSent(answer.data)}
      compared={useComparedPlace()}
    >
      <PlaceFields place={place} timezone={props.values.timezone} />
    </DraftedForm>
  );
}

/** Returns the fields that the conflict dialog compares, formatted for readers. */
function useComparedPlace(): ComparedField<PlaceValues>[] {
  const t = useText();
  const communes = useCommunes();
  const { week } = useHoursText();
  const plain = (name: 'name' | 'code' | 'address' | 'coordinates' | 'timezone' | 'email') => ({
    name,
    label: t(`places.form.${name}`),
  });
  return [
    plain('name'),
    plain('code'),
    {
      name: 'main',
      label: t('places.form.main'),
      textOf: ({ main }) => t(main ? 'places.main' : 'places.notMain'),
    },
    plain('address'),
    {
      name: 'commune',
      label: t('communes.label'),
      textOf: ({ commune }) => communes.find(({ id }) => id === commune)?.name ?? commune,
    },
    plain('coordinates'),
    plain('timezone'),
    { name: 'phone', label: t('places.form.phone'), textOf: ({ phone }) => phoneText(phone) },
    plain('email'),
    { name: 'hours', label: t('places.form.hours'), textOf: ({ hours }) => week(hours) },
  ];
}

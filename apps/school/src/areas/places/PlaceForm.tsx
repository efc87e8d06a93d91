import type { Place } from '@school/domain';
import { useCommunes } from '../../communes/useCommunes.ts';
import { DraftedForm } from '../../forms/DraftedForm.tsx';
import type { RecordFormProps } from '../../forms/useRecordForm.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { placeFields, type PlaceValues, toPlaceRequest } from './placeValues.ts';
import { useHoursText } from './useHoursText.ts';

const loadValidator = () => import('./placeRules.ts').then((file) => file.placeRules);

/** Form to add or edit a place. */
export function PlaceForm(
  props: RecordFormProps<PlaceValues, ReturnType<typeof toPlaceRequest>, Place> & {
    /** The saved place. */
    place?: Place;
  },
) {
  const { onSent, place, ...rest } = props;
  const communes = useCommunes();
  const { week: hoursText } = useHoursText();
  const communeName = (commune: string) => communes.find(({ id }) => id === commune)?.name ?? commune;
  return (
    <DraftedForm
      {...rest}
      loadValidator={loadValidator}
      fields={placeFields}
      tools={{ communeName, hoursText }}
      toRequest={toPlaceRequest}
      onSent={(answer) => onSent(answer.data)}
    >
      <PlaceFields place={place} timezone={props.values.timezone} />
    </DraftedForm>
  );
}

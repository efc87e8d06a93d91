import type { Place } from '@school/domain';
import { useCommunes } from '../../communes/useCommunes.ts';
import type { Outcome } from '../../data/useCommand.ts';
import { DraftedForm, type SendOptions } from '../../forms/DraftedForm.tsx';
import type { Current, NotifyMerge } from '../../forms/useVersions.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { placeFields, type PlaceValues, writeOf } from './placeValues.ts';
import { useHoursText } from './useHoursText.ts';

const loadValidator = () => import('./placeRules.ts').then((file) => file.placeRules);

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
  const communes = useCommunes();
  const { week: hoursText } = useHoursText();
  const communeName = (commune: string) => communes.find(({ id }) => id === commune)?.name ?? commune;
  return (
    <DraftedForm
      {...rest}
      loadValidator={loadValidator}
      fields={placeFields}
      tools={{ communeName, hoursText }}
      requestOf={writeOf}
      onSent={(answer) => onSent(answer.data)}
    >
      <PlaceFields place={place} timezone={props.values.timezone} />
    </DraftedForm>
  );
}

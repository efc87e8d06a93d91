import type { Place } from '@school/domain';
import { useRecordForm } from '../../../forms/useRecordForm.ts';
import { useText } from '../../../intl/useText.ts';
import { PlaceForm } from '../PlaceForm.tsx';
import { placeToFormValues } from '../placeValues.ts';

/** Edits a place. Shows both versions after a conflict. */
export function EditPlace({ place, onDone }: { place: Place; onDone(): void }) {
  const t = useText();
  const form = useRecordForm({
    record: place,
    read: 'getPlace',
    update: 'updatePlace',
    toValues: placeToFormValues,
    changed: 'places.changed',
    onDone,
  });
  return <PlaceForm {...form} label={t('places.editing')} draftName={`place-${place.id}`} place={place} />;
}

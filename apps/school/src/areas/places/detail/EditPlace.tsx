import type { Place } from '@school/domain';
import { useCommand } from '../../../data/useCommand.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { useText } from '../../../intl/useText.ts';
import { PlaceForm } from '../PlaceForm.tsx';
import { valuesOf } from '../placeValues.ts';
import { useScreenServices } from '../../../screen/ScreenRoot.tsx';

/** Edits a place. Shows both versions after a conflict. */
export function EditPlace({ place, onDone }: { place: Place; onDone(): void }) {
  const t = useText();
  const { notices } = useScreenServices();
  const { run } = useCommand('updatePlace');
  const lookUp = useLookup('getPlace');
  const path = { id: place.id };
  return (
    <PlaceForm
      label={t('places.editing')}
      values={valuesOf(place)}
      recordId={place.id}
      notify={notices.notify}
      version={place.version}
      draftName={`place-${place.id}`}
      place={place}
      onSend={(body, { version, idempotencyKey }) =>
        run({ path, body, ifMatch: version ?? place.version, idempotencyKey })
      }
      readCurrent={async () => {
        const now = await lookUp({ path });
        return now.ok ? { values: valuesOf(now.data.data), version: now.data.data.version } : null;
      }}
      onSent={() => {
        notices.notify({ tone: 'positive', message: { id: 'places.changed' } });
        onDone();
      }}
      onCancel={onDone}
    />
  );
}

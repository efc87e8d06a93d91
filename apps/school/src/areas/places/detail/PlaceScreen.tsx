import { allows } from '@school/domain';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { RecordScreen } from '../../../screen/RecordScreen.tsx';
import { placePaths } from '../paths.ts';
import { EditPlace } from './EditPlace.tsx';
import { PlaceFacts } from './PlaceFacts.tsx';

/** Screen of a place, with `?edit` to change it. */
export function PlaceScreen() {
  const t = useText();
  const { user } = useSession();
  return (
    <RecordScreen
      path={placePaths.detail}
      read="getPlace"
      facts={({ name }) => ({ title: t('places.editing'), headTitle: name })}
      instead={{ missing: 'places.missing' }}
      mayEdit={() => user === null || allows(user, 'places.write')}
      renderForm={(place, { onDone }) => <EditPlace place={place} onDone={onDone} />}
    >
      {(place) => <PlaceFacts place={place} />}
    </RecordScreen>
  );
}

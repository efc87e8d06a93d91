import { useLocation } from 'wouter';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { PlaceForm } from '../PlaceForm.tsx';
import { emptyPlace } from '../placeValues.ts';
import { useScreen, useScreenServices } from '../../../screen/ScreenRoot.tsx';
import { placePaths } from '../paths.ts';

/** Screen that adds a place. */
export function NewPlaceScreen() {
  const t = useText();
  const [, navigate] = useLocation();
  const { notices } = useScreenServices();
  const timezone = useCollege()?.setting.timezone ?? 'America/Santiago';
  const { run } = useCommand('createPlace');
  useScreen({ ownFoot: true });

  return (
    <PlaceForm
      label={t('places.new')}
      values={emptyPlace(timezone)}
      draftName="new-place"
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id }) => {
        notices.notify({ tone: 'positive', message: { id: 'places.created' } });
        navigate(placePaths.detail.href({ id }), { replace: true });
      }}
      onCancel={() => navigate(placePaths.list.href())}
    />
  );
}

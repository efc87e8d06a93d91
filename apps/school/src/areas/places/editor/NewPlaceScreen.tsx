import { allows, type OperationId } from '@school/domain';
import { useCollege, useSession } from '../../../data/DataRoot.tsx';
import { useCommand } from '../../../data/useCommand.ts';
import { useText } from '../../../intl/useText.ts';
import { useNavigation } from '../../../router/NavigationRoot.tsx';
import { PlaceForm } from '../PlaceForm.tsx';
import { emptyPlace } from '../placeValues.ts';
import { NoPermission } from '../../../shell/NoPermission.tsx';
import { useScreen, useShell } from '../../../shell/ShellRoot.tsx';

const outdated: readonly OperationId[] = ['listPlaces', 'getPlace'];

/** Screen that adds a place. */
export function NewPlaceScreen() {
  const t = useText();
  const navigation = useNavigation();
  const { notices } = useShell();
  const { user } = useSession();
  const timezone = useCollege()?.setting.timezone ?? 'America/Santiago';
  const { run } = useCommand('createPlace', outdated);
  const may = user === null || allows(user, 'places.write');
  useScreen({ title: t('places.new'), ownFoot: may });

  if (!may) return <NoPermission />;
  return (
    <PlaceForm
      label={t('places.new')}
      values={emptyPlace(timezone)}
      draftName="new-place"
      onSend={(body, { idempotencyKey }) => run({ body, idempotencyKey })}
      onSent={({ id }) => {
        notices.notify({ tone: 'positive', message: { id: 'places.created' } });
        navigation.navigate(`/admin/places/${id}`, { replace: true });
      }}
      onCancel={() => navigation.navigate('/admin/places')}
    />
  );
}

import { useQuery } from '../../../data/useQuery.ts';
import { CopySource } from '../../../screen/CopySource.tsx';
import { copyNotification, isManaged, type NotificationValues } from '../notificationValues.ts';
import { WriteNotification } from './WriteNotification.tsx';

/** Form with a copy of a notification, or with the values of a new one if the id is empty. */
export function FromNotification({ id, empty }: { id: string; empty: NotificationValues }) {
  const query = useQuery('getNotification', id ? { path: { id } } : null);
  return (
    <CopySource from={id} query={query}>
      {(model) => (
        <WriteNotification source={id} values={model && isManaged(model) ? copyNotification(model) : empty} />
      )}
    </CopySource>
  );
}

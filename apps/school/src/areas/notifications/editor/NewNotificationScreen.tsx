import { useRouteValues } from '../../../router/useRouteValues.ts';
import { CopySource } from '../../../screen/CopySource.tsx';
import { useTemplate } from '../../templates/index.ts';
import { emptyNotification, notificationFromTemplate } from '../notificationValues.ts';
import { notificationPaths } from '../paths.ts';
import { FromNotification } from './FromNotification.tsx';
import { WriteNotification } from './WriteNotification.tsx';

/**
 * Screen that writes a notification: sent now, scheduled, or a draft; with `?from`, a copy of another, and with `?template`,
 * from a template.
 */
export function NewNotificationScreen() {
  const { from, template } = useRouteValues(notificationPaths.create);
  return template ? (
    <FromTemplate key={template} id={template} />
  ) : (
    <FromNotification key={from} id={from} empty={emptyNotification} />
  );
}

function FromTemplate({ id }: { id: string }) {
  const query = useTemplate(id);
  return (
    <CopySource from={id} query={query}>
      {(model) => (
        <WriteNotification
          source={id}
          values={model?.notification ? notificationFromTemplate(model.notification) : emptyNotification}
        />
      )}
    </CopySource>
  );
}

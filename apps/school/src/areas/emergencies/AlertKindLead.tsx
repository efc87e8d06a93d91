import { Separator } from '../../intl/Separator.tsx';
import { type AlertOfKind, useAlertKind } from './useAlertKind.ts';

/** The kind of an alert as the start of a banner's text; see `useAlertKind` for when there is none. */
export function AlertKindLead({ alert }: { alert: AlertOfKind }) {
  const kind = useAlertKind()(alert);
  if (kind === null) return null;
  return (
    <>
      <span>{kind}</span>
      <Separator />
    </>
  );
}

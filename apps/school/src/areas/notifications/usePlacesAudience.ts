import type { AudienceWrite, Place } from '@school/domain';
import { useEffect, useRef } from 'react';
import { useFormChange, useFormValues } from '../../forms/useFormValue.ts';
import { everyone, isSameAudience, toPlacesAudience } from './alertAudience.ts';
import type { NotificationValues } from './notificationValues.ts';

/**
 * Sets the audience of an alert to the people of the affected places, unless the person has chosen another audience.
 *
 * @returns Sets it in any case; it then follows the places again.
 */
export function usePlacesAudience(places: readonly Place[]): () => void {
  const change = useFormChange<NotificationValues>();
  const { audience, placeIds } = useFormValues<NotificationValues>();
  /** The audience that was suggested last. */
  const suggested = useRef<AudienceWrite>(everyone);
  const lastPlaceIds = useRef(placeIds);
  const suggest = () => {
    suggested.current = toPlacesAudience(placeIds, places);
    change('audience', suggested.current);
  };
  useEffect(() => {
    if (lastPlaceIds.current === placeIds) return;
    lastPlaceIds.current = placeIds;
    if (isSameAudience(audience, suggested.current)) suggest();
  });
  return suggest;
}

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import { zoneName } from './zones.ts';

/** @returns The localised name of a time zone. */
export function useZoneName(): (zone: string) => string {
  const { locale } = useIntl();
  const { clock } = useScreenServices();
  return useCallback((zone) => zoneName(locale, zone, clock()), [locale, clock]);
}

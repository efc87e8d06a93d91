import { useText } from '../../intl/useText.ts';

/** "Punta Arenas" of `America/Punta_Arenas`: a name that people know, in the spelling of the place. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');

/** @returns What a clock is called. */
export function useZoneName(): (zone: string) => string {
  const t = useText();
  return (zone) =>
    zone === 'Pacific/Easter' ? t('statistics.zone.easter') : t('statistics.zone.of', { city: cityOf(zone) });
}

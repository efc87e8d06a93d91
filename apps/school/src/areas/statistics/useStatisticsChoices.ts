import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { useZoneName } from '../../intl/useZoneName.ts';
import { chileanZones } from '../../intl/zones.ts';
import type { ListChoice } from '../../lists/ListChoice.ts';
import type { StatisticsField } from './statisticsFilter.ts';
import { ownDays } from './useStatistics.ts';

/** Returns the filters of the statistics: period, place, role, time zone. */
export function useStatisticsChoices(chosenZone: string): ListChoice<StatisticsField>[] {
  const t = useText();
  const college = useCollege();
  const formatZone = useZoneName();
  const roles = useQuery('listRoles', {}).data?.data ?? [];
  const ofSchool = college?.setting.timezone ?? '';
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([...chileanZones, here, chosenZone])].filter((zone) => zone && zone !== ofSchool);
  return [
    {
      name: 'period',
      label: t('statistics.period.label'),
      any: t('statistics.period.days', { count: 7 }),
      options: [
        ...[30, 90].map((count) => ({ value: `${count}`, label: t('statistics.period.days', { count }) })),
        { value: 'year', label: t('statistics.period.year') },
        { value: ownDays, label: t('statistics.period.own') },
      ],
    },
    {
      name: 'place',
      label: t('users.filter.place'),
      any: t('users.filter.anyPlace'),
      options: (college?.places ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'role',
      label: t('users.filter.role'),
      any: t('users.filter.anyRole'),
      options: roles.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'zone',
      label: t('statistics.zone.label'),
      any: t('statistics.zone.ofSchool', { zone: ofSchool && formatZone(ofSchool) }),
      options: zones.map((zone) => ({ value: zone, label: formatZone(zone) })),
    },
  ];
}

import type { QuietHours } from '@school/domain';
import { Fieldset, Grid, Select, Stack, Switch } from '@school/ui';
import { useClockTime } from '../../intl/useClockTime.ts';
import { useText } from '../../intl/useText.ts';
import { usePreferenceChange } from './usePreferenceChange.ts';

const night: QuietHours = { from: '22:00', to: '07:00' };

/** Every half hour of a day, as `HH:MM`. */
const halfHours = Array.from({ length: 48 }, (_, at) => {
  const hour = String(Math.floor(at / 2)).padStart(2, '0');
  return `${hour}:${at % 2 === 0 ? '00' : '30'}`;
});

/** The hours in which the user gets no ordinary e-mail. */
export function QuietHoursFields({ hours: saved }: { hours: QuietHours | null }) {
  const t = useText();
  const clock = useClockTime();
  const { change, error, save } = usePreferenceChange();
  const hours = change === undefined ? saved : (change.quiet_hours ?? null);
  const choice = (end: 'from' | 'to', { from, to }: QuietHours) => {
    const other = end === 'from' ? to : from;
    const times = [...new Set([...halfHours, hours?.[end] ?? ''])]
      .filter((time) => time !== other && time)
      .sort();
    return (
      <Select
        label={t(`profile.preferences.quiet.${end}`)}
        value={end === 'from' ? from : to}
        onValueChange={(time) => void save({ quiet_hours: { from, to, [end]: time } })}
        options={times.map((time) => ({ value: time, label: clock(time) }))}
      />
    );
  };
  return (
    <Stack gap="l">
      <Switch
        label={t('profile.preferences.quiet')}
        help={t('profile.preferences.quietHelp')}
        error={error}
        checked={hours !== null}
        onCheckedChange={(on) => void save({ quiet_hours: on ? night : null })}
      />
      {hours && (
        <Fieldset hideLabel label={t('profile.preferences.quiet.hours')}>
          <Grid columns={{ narrow: 2, medium: 2 }} gap="l">
            {choice('from', hours)}
            {choice('to', hours)}
          </Grid>
        </Fieldset>
      )}
    </Stack>
  );
}

import { __iconData as copyPlus } from 'lucide-react/icons/copy-plus';
import { __iconData as plus } from 'lucide-react/icons/plus';
import { __iconData as x } from 'lucide-react/icons/x';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { calendarTag } from '../../internal/dateTag.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { firstWeekday } from '../../internal/week.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import * as field from '../Field/Field.css.ts';
import type { GroupTexts } from '../Field/fieldTexts.ts';
import { groupShell } from '../Field/groupShell.tsx';
import { DayRow } from './DayRow.tsx';
import { inOrder, isComplete, timeWriter, normalizeHours, type WeekdayHoursSpan } from './hours.ts';
import * as css from './WeekdayHours.css.ts';

provideIcons({ 'copy-plus': copyPlus, plus, x });

/** Props of {@link WeekdayHours}, plus the attributes of its `<fieldset>`. */
export interface WeekdayHoursProps
  extends
    Omit<GroupTexts, 'required'>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'children' | 'name' | 'onChange'> {
  /** The hours, when controlled. A day without hours is closed; a day may have several. */
  value?: readonly WeekdayHoursSpan[];
  /** The initial hours, when uncontrolled; a form's reset returns to them. */
  defaultValue?: readonly WeekdayHoursSpan[];
  /** Called after each change with the hours, from Sunday to Saturday. A missing time is an empty string. */
  onValueChange?: (value: WeekdayHoursSpan[]) => void;
  /** The name under which a form sends the complete hours, as JSON. */
  name?: string;
  /** Shows the hours as text; they can't be changed. @default false */
  readOnly?: boolean;
}

const noHours: readonly WeekdayHoursSpan[] = [];

/**
 * Opening hours in the course of a week: a school's office, a library. The week starts with the first day of the
 * user's language. Renders a `<fieldset>` of seven days; passes `ref`, `id`, `className` and other attributes to the
 * `<fieldset>`.
 */
export function WeekdayHours(props: WeekdayHoursProps): ReactNode {
  const generatedId = useId();
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    optional,
    hideLabel,
    value: valueProp,
    defaultValue = noHours,
    onValueChange,
    name,
    readOnly = false,
    ...root
  } = props;
  const { weekdayHours: messages } = useMessages();
  const locale = useLocale();
  const tag = calendarTag(locale);
  const [currentValue, setValue] = useControlled(
    valueProp,
    defaultValue,
    onValueChange as (next: typeof valueProp) => void,
  );
  const value = normalizeHours(currentValue);
  const [{ start, announcement }, set] = useState({ start: 0, announcement: '' });
  useFormReset(`${id}-value`, () => {
    setValue(normalizeHours(defaultValue));
    set({ start: start + 1, announcement: '' });
  });

  const first = firstWeekday(locale);
  /* 4 January 1970 was a Sunday. */
  const weekdayName = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const week = [0, 1, 2, 3, 4, 5, 6].map((offset) => {
    const weekday = (first + offset) % 7;
    return { weekday, name: weekdayName.format(new Date(Date.UTC(1970, 0, 4 + weekday))) };
  });
  const write = timeWriter(tag);
  const setHours = (weekdays: readonly number[], spans: readonly WeekdayHoursSpan[]) =>
    setValue(
      inOrder([
        ...value.filter(({ weekday }) => !weekdays.includes(weekday)),
        ...weekdays.flatMap((weekday) => spans.map((span) => ({ ...span, weekday }))),
      ]),
    );

  return groupShell({
    id,
    label,
    help,
    error,
    success,
    optional,
    hideLabel,
    root,
    children: (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without signs for none */}
        <ul key={start} role="list" className={css.days}>
          {week.map(({ weekday }) => {
            const spans = value.filter((span) => span.weekday === weekday);
            return (
              <DayRow
                key={weekday}
                id={`${id}-${weekday}`}
                weekday={weekday}
                week={week}
                spans={spans}
                disabled={root.disabled ?? false}
                readOnly={readOnly}
                write={write}
                onChange={(changed) => setHours([weekday], changed)}
                onCopy={(weekdays) => {
                  if (weekdays.length === 0) return;
                  setHours(weekdays, spans.filter(isComplete));
                  set({ start, announcement: messages.copied });
                }}
              />
            );
          })}
        </ul>
        <p role="status" className={field.srOnly}>
          {announcement}
        </p>
        <input
          type="hidden"
          id={`${id}-value`}
          name={name}
          form={root.form}
          value={JSON.stringify(value.filter(isComplete))}
          disabled={root.disabled}
          readOnly
        />
      </>
    ),
  });
}

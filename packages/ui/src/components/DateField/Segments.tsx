import type { DateValue } from '@internationalized/date';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { toAsciiDigits } from '@school/text';
import type { UiMessages } from '../../root/messages.ts';
import { createCalendar } from './calendars.ts';
import * as css from './DateField.css.ts';
import type { Kind, SegmentType } from './kinds.ts';
import { parseValue, parseReading, type Reading } from './readTyped.ts';
import { getPlaceholder } from './formatParts.ts';

/*
 * react-aria writes a <style> when something can first be pressed, which a strict policy blocks. It checks whether an
 * element of this name is there already; the one rule it would write is in the field's style sheet.
 */
const pressStyle = 'react-aria-pressable-style';
if (typeof document !== 'undefined' && !document.getElementById(pressStyle)) {
  const meta = document.createElement('meta');
  meta.id = pressStyle;
  document.head.append(meta);
}

interface SegmentProps {
  segment: DateSegment;
  state: DateFieldState;
  messages: UiMessages['dateField'];
}

function Segment({ segment, state, messages }: SegmentProps): ReactNode {
  const ref = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, ref);
  if (segment.type === 'literal') return <span aria-hidden={true}>{segment.text}</span>;
  const text =
    segment.isPlaceholder && segment.type !== 'dayPeriod'
      ? getPlaceholder(segment.type as SegmentType, messages)
      : segment.text;
  return (
    <span {...segmentProps} ref={ref} className={css.segment} data-type={segment.type}>
      {text}
    </span>
  );
}

/** Props that the field passes to its segments. */
export interface SegmentsProps {
  kind: Kind;
  /** The value of the page; empty for none. */
  value: string;
  /** Language and calendar, as a tag. */
  tag: string;
  timeZone: string;
  messages: UiMessages['dateField'];
  group: RefObject<HTMLDivElement | null>;
  labelledBy: string;
  describedBy: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  invalid: boolean;
  /** Whether the typed text isn't a value yet. */
  unfinished: boolean;
  /** Counts the readings, so that a controlled value that does not change is noticed. */
  readCount: number;
  /** Called after each change with the typed text. */
  onRead: (reading: Reading) => void;
}

/* Complete: no part is missing, no day or month is 0 and the year has four digits. */
const toReading = (kind: Kind, state: DateFieldState, timeZone: string, before: string): Reading => {
  const parts = state.segments.filter(({ isEditable, type }) => isEditable && type !== 'dayPeriod');
  if (parts.every(({ isPlaceholder }) => isPlaceholder)) return { value: '' };
  const of = (type: DateSegment['type']) => parts.find((part) => part.type === type)?.value;
  const isPartial = kind !== 'time' && (of('day') === 0 || of('month') === 0 || (of('year') ?? 0) < 1000);
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder);
  if (isPartial || missing.some(({ type }) => type !== 'hour' && type !== 'minute'))
    return { value: '', fault: { kind: 'incomplete' } };
  if (missing.length > 0) return { value: '', fault: { kind: 'incompleteTime' } };
  const { value } = state;
  if (!value) return { value: '', fault: { kind: 'noSuchDay' } };
  const matchesTypedDate =
    kind === 'time' || (of('day') === value.day && of('month') === value.month && of('year') === value.year);
  return matchesTypedDate
    ? parseReading(kind, value, timeZone, before)
    : { value: '', fault: { kind: 'noSuchDay' } };
};

const isSameReading = (one: Reading, other: Reading): boolean =>
  one.value === other.value && JSON.stringify(one.fault) === JSON.stringify(other.fault);

const getHourCycle = (tag: string): 12 | 24 =>
  new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24;

/* React-aria empties what isn't a value yet when the hour cycle changes, so a change of the language changes it later. */
const useHourCycle = ({ kind, tag, unfinished }: SegmentsProps): 12 | 24 => {
  const latest = kind === 'date' ? 24 : getHourCycle(tag);
  const [hourCycle, setHourCycle] = useState(latest);
  if (hourCycle !== latest && !unfinished) setHourCycle(latest);
  return hourCycle;
};

function TypedSegments(props: SegmentsProps): ReactNode {
  const { kind, value, tag, timeZone, messages, group, onRead } = props;
  const ref = useRef<HTMLSpanElement>(null);
  const [draftValue, setDraftValue] = useState<DateValue | null>(() => parseValue(kind, value, timeZone));
  const hourCycle = useHourCycle(props);
  const state: DateFieldState = {
    ...useDateFieldState<DateValue>({
      value: draftValue,
      onChange: setDraftValue,
      locale: tag,
      createCalendar,
      granularity: kind === 'date' ? 'day' : 'minute',
      maxGranularity: kind === 'time' ? 'hour' : 'year',
      ...(kind === 'date'
        ? {}
        : { placeholderValue: parseValue('dateTime', '2020-01-01T00:00:00Z', 'UTC')! }),
      hourCycle,
      shouldForceLeadingZeros: true,
      isDisabled: props.disabled,
      isReadOnly: props.readOnly,
      isRequired: props.required,
      isInvalid: props.invalid,
    }),
    /* Keeps 30 February as typed, as a fault: react-aria would change it to the last day of the month. */
    confirmPlaceholder() {},
  };
  const { fieldProps } = useDateField(
    { 'aria-labelledby': props.labelledBy, 'aria-describedby': props.describedBy ?? '' },
    state,
    ref,
  );

  const lastValue = useRef(value);
  const lastReading = useRef<Reading>({ value });
  /* The typed parts live in react-aria until they form a value, so both are compared after each render. */
  /* oxlint-disable react/set-state-in-effect, react-hooks/exhaustive-deps -- it ends when both agree */
  useEffect(() => {
    const reading = toReading(kind, state, timeZone, value);
    if (value !== lastValue.current) {
      lastValue.current = value;
      lastReading.current = { value };
      if (value !== reading.value) setDraftValue(parseValue(kind, value, timeZone));
      return;
    }
    if (isSameReading(reading, lastReading.current)) return;
    lastReading.current = reading;
    lastValue.current = reading.value;
    onRead(reading);
  });
  /* oxlint-enable react/set-state-in-effect, react-hooks/exhaustive-deps */
  /* react-aria reads figures of other scripts only where the tag names none; ours does, for Arabic. */
  useEffect(() => {
    const element = ref.current;
    const translate = (event: InputEvent) => {
      const { data, inputType, target } = event;
      if (data === null || toAsciiDigits(data) === data || inputType !== 'insertText') return;
      event.preventDefault();
      event.stopPropagation();
      const plain = { data: toAsciiDigits(data), inputType, bubbles: true, cancelable: true };
      target?.dispatchEvent(new InputEvent('beforeinput', plain));
    };
    element?.addEventListener('beforeinput', translate, true);
    return () => element?.removeEventListener('beforeinput', translate, true);
  }, []);
  useEffect(() => {
    if (document.activeElement === group.current)
      ref.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [group]);

  const {
    role: _role,
    'aria-labelledby': _name,
    'aria-describedby': _describedBy,
    id: _id,
    ...handlers
  } = fieldProps;
  return (
    <span {...handlers} ref={ref} className={css.typed}>
      {state.segments.map((segment, at) => (
        <Segment key={at} segment={segment} state={state} messages={messages} />
      ))}
    </span>
  );
}

/** Renders the segments of a date, each typed separately. Loaded after the field, because it imports react-aria. */
export function Segments(props: SegmentsProps): ReactNode {
  return (
    <I18nProvider locale={props.tag}>
      <TypedSegments {...props} />
    </I18nProvider>
  );
}

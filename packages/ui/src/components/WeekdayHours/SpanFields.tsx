import { useState, type ReactNode } from 'react';
import { useMessages } from '../../root/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { asTyped, fromTyped, type SpanFault, type timeWriter, type WeekdayHoursSpan } from './hours.ts';
import * as css from './WeekdayHours.css.ts';

interface SpanFieldsProps {
  id: string;
  span: WeekdayHoursSpan;
  fault: SpanFault | undefined;
  /** Position among the day's hours, from 1. */
  count: number;
  day: string;
  disabled: boolean;
  write: ReturnType<typeof timeWriter>;
  onChange: (span: WeekdayHoursSpan) => void;
  onRemove: () => void;
}

/** The fields of opening and closing time, and the button that removes both. */
export function SpanFields(props: SpanFieldsProps): ReactNode {
  const { id, span, fault, count, day, disabled, write, onChange, onRemove } = props;
  const { weekdayHours: messages, dateField } = useMessages();
  /* While the user types, no new error is shown; an earlier one stays until it is corrected. */
  const [{ within, before }, follow] = useState<{ within: boolean; before: SpanFault | undefined }>({
    within: false,
    before: undefined,
  });
  const visibleFault = within && before?.kind !== fault?.kind ? undefined : fault;
  const text =
    visibleFault &&
    (visibleFault.kind === 'overlap'
      ? messages.overlap(write.span(visibleFault.other))
      : visibleFault.kind === 'order'
        ? messages.order(write.time(span.opens))
        : dateField.incompleteTime);
  const nth = count > 1 ? ` ${count}` : '';
  const fields = { className: css.field, hideLabel: true, disabled } as const;
  return (
    <div
      className={css.span}
      onFocus={() => {
        if (!within) follow({ within: true, before: fault });
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) follow({ within: false, before: undefined });
      }}
    >
      <TimeField
        {...fields}
        id={`${id}-opens`}
        label={messages.opens(day) + nth}
        error={visibleFault?.field === 'opens' ? text : undefined}
        value={span.opens}
        onValueChange={(opens) => onChange({ ...span, opens })}
      />
      <span className={css.dash} aria-hidden={true}>
        –
      </span>
      <TimeField
        {...fields}
        id={`${id}-closes`}
        label={messages.closes(day) + nth}
        error={visibleFault?.field === 'closes' ? text : undefined}
        value={asTyped(span.closes)}
        onValueChange={(closes) => onChange({ ...span, closes: fromTyped(closes) })}
      />
      <IconButton
        icon="x"
        variant="plain"
        label={messages.remove(day, write.span(span))}
        disabled={disabled}
        onClick={onRemove}
      />
    </div>
  );
}

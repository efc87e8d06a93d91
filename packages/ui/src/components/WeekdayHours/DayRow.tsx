import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { createLazyModule } from '../../internal/createLazyModule.ts';
import { useMessages } from '../../root/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { findSpanFault, isComplete, type timeWriter, type WeekdayHoursSpan } from './hours.ts';
import { SpanFields } from './SpanFields.tsx';
import * as css from './WeekdayHours.css.ts';

const panel = createLazyModule(() => import('./CopyPanel.tsx'));

interface DayRowProps {
  id: string;
  weekday: number;
  /** All days in the order of the week, with their names. */
  week: readonly { weekday: number; name: string }[];
  spans: readonly WeekdayHoursSpan[];
  disabled: boolean;
  readOnly: boolean;
  write: ReturnType<typeof timeWriter>;
  onChange: (spans: WeekdayHoursSpan[]) => void;
  onCopy: (weekdays: number[]) => void;
}

/* A separate component, so that its code is loaded when it is first opened. */
const LatePanel = (props: Parameters<typeof import('./CopyPanel.tsx').CopyPanel>[0]): ReactNode => {
  const parts = panel.use();
  return parts && <parts.CopyPanel {...props} />;
};

/** One day of the week with its hours. */
export function DayRow(props: DayRowProps): ReactNode {
  const { id, weekday, week, spans, disabled, readOnly, write, onChange, onCopy } = props;
  const { weekdayHours: messages } = useMessages();
  const name = week.find((day) => day.weekday === weekday)!.name;
  const [copying, setCopying] = useState(false);
  /* Mounts the fields again when a span before them was removed. */
  const [focusRequest, setFocusRequest] = useState(0);
  const copyButton = useRef<HTMLButtonElement>(null);
  const next = useRef('');
  useLayoutEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = '';
  }, [spans.length]);

  const add = () => {
    next.current = `${id}-${spans.length}-opens`;
    onChange([...spans, { weekday, opens: '', closes: '' }]);
  };
  const remove = (at: number) => {
    next.current = `${id}-add`;
    setFocusRequest(focusRequest + 1);
    onChange(spans.filter((_, index) => index !== at));
  };
  return (
    <li className={css.day}>
      <div className={css.name}>
        <span className={css.nameText}>{name}</span>
      </div>
      <div className={cx(css.spans, (readOnly || spans.length === 0) && css.oneLine)}>
        {spans.length === 0 && <div className={css.closed}>{messages.closed}</div>}
        {readOnly && spans.length > 0 && (
          <div className={css.readOnlyHours}>
            {spans.map((span, at) => (
              // Not isolated: a text without letters would run from left to right.
              <span key={at}>{write.span(span)}</span>
            ))}
          </div>
        )}
        {!readOnly &&
          spans.map((span, at) => (
            <SpanFields
              key={`${focusRequest}-${at}`}
              id={`${id}-${at}`}
              span={span}
              fault={findSpanFault(spans, at)}
              count={at + 1}
              day={name}
              disabled={disabled}
              write={write}
              onChange={(changed) => onChange(spans.map((each, index) => (index === at ? changed : each)))}
              onRemove={() => remove(at)}
            />
          ))}
      </div>
      {!readOnly && (
        <div className={css.actions}>
          {spans.some(isComplete) && (
            <IconButton
              ref={copyButton}
              icon="copy-plus"
              variant="plain"
              label={messages.copy(name)}
              disabled={disabled}
              aria-haspopup="dialog"
              aria-expanded={copying}
              aria-controls={copying ? `${id}-copy` : undefined}
              onPointerEnter={panel.fetch}
              onFocus={panel.fetch}
              onClick={() => setCopying(!copying)}
            />
          )}
          <IconButton
            id={`${id}-add`}
            icon="plus"
            variant="plain"
            label={messages.add(name)}
            disabled={disabled}
            onClick={add}
          />
          {copying && (
            <LatePanel
              id={`${id}-copy`}
              anchor={copyButton}
              title={messages.copy(name)}
              days={week.filter((day) => day.weekday !== weekday)}
              onCopy={onCopy}
              onClose={() => setCopying(false)}
            />
          )}
        </div>
      )}
    </li>
  );
}

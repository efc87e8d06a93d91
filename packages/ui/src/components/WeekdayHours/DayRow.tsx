import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { lateParts } from '../../internal/lateParts.ts';
import { useMessages } from '../../root/messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { faultOf, isWhole, type timeWriter, type WeekdayHoursSpan } from './hours.ts';
import { SpanFields } from './SpanFields.tsx';
import * as css from './WeekdayHours.css.ts';

const panel = lateParts(() => import('./CopyPanel.tsx'));

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

/* Apart from its button, so that the code comes when a row first asks for it and not with the page. */
const LatePanel = (props: Parameters<typeof import('./CopyPanel.tsx').CopyPanel>[0]): ReactNode => {
  const parts = panel.use();
  return parts && <parts.CopyPanel {...props} />;
};

/** One day of the week with its hours. */
export function DayRow(props: DayRowProps): ReactNode {
  const { id, weekday, week, spans, disabled, readOnly, write, onChange, onCopy } = props;
  const { weekdayHours: words } = useMessages();
  const name = week.find((day) => day.weekday === weekday)!.name;
  const [copying, setCopying] = useState(false);
  /* Fields that move up in a removed one's place begin anew. */
  const [turn, setTurn] = useState(0);
  const copier = useRef<HTMLButtonElement>(null);
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
    setTurn(turn + 1);
    onChange(spans.filter((_, index) => index !== at));
  };
  return (
    <li className={css.day}>
      <div className={css.name}>
        <span className={css.nameText}>{name}</span>
      </div>
      <div className={cx(css.spans, (readOnly || spans.length === 0) && css.oneLine)}>
        {spans.length === 0 && <div className={css.closed}>{words.closed}</div>}
        {readOnly && spans.length > 0 && (
          <div className={css.told}>
            {spans.map((span, at) => (
              <bdi key={at}>{write.span(span)}</bdi>
            ))}
          </div>
        )}
        {!readOnly &&
          spans.map((span, at) => (
            <SpanFields
              key={`${turn}-${at}`}
              id={`${id}-${at}`}
              span={span}
              fault={faultOf(spans, at)}
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
        <div className={css.acts}>
          {spans.some(isWhole) && (
            <IconButton
              ref={copier}
              icon="copy-plus"
              variant="plain"
              label={words.copy(name)}
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
            label={words.add(name)}
            disabled={disabled}
            onClick={add}
          />
          {copying && (
            <LatePanel
              id={`${id}-copy`}
              anchor={copier}
              title={words.copy(name)}
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
DayRow.displayName = 'DayRow';

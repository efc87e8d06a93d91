import {
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { __iconData as calendarDays } from 'lucide-react/icons/calendar-days';
import { __iconData as clock } from 'lucide-react/icons/clock';
import { cx } from '../../internal/cx.ts';
import { calendarTag } from '../../internal/dateTag.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { createLazyModule } from '../../internal/createLazyModule.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, hasContent, labelId, type FieldSize, type FieldTexts } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import { LazyCalendar, fetchCalendar } from '../DatePicker/LazyCalendar.tsx';
import * as css from './DateField.css.ts';
import { faultText } from './faultText.ts';
import { usableValue, type Fault, type Kind } from './kinds.ts';
import { formatParts } from './formatParts.ts';
import { useFaultReport } from './useFaultReport.ts';

const Glyph = provideIcons({ 'calendar-days': calendarDays, clock });

const segments = createLazyModule(() => import('./Segments.tsx'));

/** Props of all date and time fields, plus the attributes of the group's `<div>`. */
export interface TemporalFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** The value, when controlled; empty for none. */
  value?: string;
  /** The initial value; a form's reset returns to it. */
  defaultValue?: string;
  /** Called after each change with the value; empty while something is missing or the day does not exist. */
  onValueChange?: (value: string) => void;
  /**
   * Called with the error that the field shows when the input isn't a value (a segment is missing, or the date does not
   * exist), and when it is one again, or empty. The value is empty meanwhile: a caller that submits it loses the text.
   */
  onFault?: (isFaulty: boolean, error?: string) => void;
  /** The first valid value. An earlier one is not changed: it stays, and the field shows an error. */
  min?: string;
  /** The last valid value. A later one is not changed: it stays, and the field shows an error. */
  max?: string;
  /** The name under which a form sends the value. */
  name?: string;
  /** The id of the form, if the field is outside it. */
  form?: string;
  /** @default 'm' */
  size?: FieldSize;
  /** Disables the field; its value is not sent. @default false */
  disabled?: boolean;
  /** Shows the value without a frame; it can't be changed. @default false */
  readOnly?: boolean;
}

interface TemporalFieldOptions {
  component: string;
  kind: Kind;
  /** Whether a calendar can be opened. */
  picks?: boolean;
  timeZone?: string;
  /** A line under the control, such as the name of the zone. */
  below?: string | undefined;
}

/** A field whose parts are typed one by one; all fields of dates and times are this one. */
export const useTemporalField = (props: TemporalFieldProps, options: TemporalFieldOptions): ReactNode => {
  const { component, kind, picks = false, timeZone = 'UTC', below } = options;
  const generatedId = useId();
  const { dateField: messages } = useMessages();
  const tag = calendarTag(useLocale());
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    required = false,
    optional,
    hideLabel,
    labelEnd,
    value: valueProp,
    defaultValue = '',
    onValueChange,
    onFault,
    min,
    max,
    name,
    form,
    size = 'm',
    disabled = false,
    readOnly = false,
    className,
    ref,
    onFocus,
    onBlur,
    onKeyDown,
    'aria-describedby': describedByProp,
    ...rest
  } = props;
  const first = usableValue(component, kind, defaultValue);
  const [value, setValue] = useControlled(usableValue(component, kind, valueProp), first, onValueChange);
  const [{ fault, within, open, turn: readCount, start }, set] = useState<{
    fault?: Fault | undefined;
    within: boolean;
    open: boolean;
    turn: number;
    start: number;
  }>({ within: false, open: false, turn: 0, start: 0 });
  const group = useRef<HTMLDivElement>(null);
  const popupTrigger = useRef<HTMLButtonElement>(null);
  const typed = segments.use();
  const describe = (of?: Fault) => faultText({ kind, value, fault: of, min, max, tag, timeZone, messages });
  const report = useFaultReport(fault && describe(fault), onFault);
  useFormReset(`${id}-value`, () => {
    if (value !== first) setValue(first);
    report(undefined);
    /* Also discards a partly typed value. */
    set((old) => ({ ...old, fault: undefined, start: old.start + 1 }));
  });

  const validationText = describe(fault);
  /* The page knows the value only, which is empty for a day that does not exist; the field knows why. */
  const isReported = hasContent(error);
  const errorText =
    fault && (!within || isReported) ? validationText : isReported || within ? error : validationText;
  const invalid = hasContent(errorText);
  const texts = { help, error: errorText, success };
  const belowId = `${id}-below`;
  const described = describedBy(id, texts, [describedByProp, below && belowId].filter(Boolean).join(' '));
  const enter = () => {
    const part = group.current?.querySelector<HTMLElement>('[role="spinbutton"], [role="textbox"]');
    (part ?? group.current)?.focus();
  };
  const show = (next: boolean) => {
    if (!disabled && !readOnly) set((old) => ({ ...old, open: next }));
  };
  const choose = (next: string) => {
    if (next !== value) setValue(next);
    report(undefined);
    set((old) => ({ ...old, fault: undefined, open: false, start: old.start + 1 }));
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!picks || event.defaultPrevented || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    show(true);
  };
  const Typed = typed?.Segments;

  return fieldShell({
    id,
    label,
    help,
    error: errorText,
    success,
    optional,
    hideLabel,
    labelEnd,
    disabled,
    className,
    labelId: labelId(id),
    onLabelClick: (event) => {
      event.preventDefault();
      enter();
    },
    children: (
      <>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus is handed on to its first part */}
        <div
          aria-labelledby={labelId(id)}
          {...rest}
          ref={(node) => {
            group.current = node;
            if (typeof ref === 'function') return ref(node);
            if (ref) ref.current = node;
            return undefined;
          }}
          id={id}
          role="group"
          aria-describedby={described}
          aria-disabled={disabled || undefined}
          aria-busy={typed ? undefined : true}
          tabIndex={typed || disabled ? -1 : 0}
          className={cx(frame.frame, frame.sizes[size], css.group)}
          data-invalid={invalid ? '' : undefined}
          data-valid={!invalid && hasContent(success) ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-readonly={readOnly ? '' : undefined}
          onFocus={(event) => {
            onFocus?.(event);
            segments.fetch();
            if (picks) fetchCalendar();
            if (event.target === event.currentTarget && typed) enter();
            set((old) => (old.within ? old : { ...old, within: true }));
          }}
          onBlur={(event) => {
            onBlur?.(event);
            if (event.currentTarget.contains(event.relatedTarget)) return;
            set((old) => ({ ...old, within: false }));
          }}
          onKeyDown={press}
        >
          {Typed ? (
            <Typed
              key={start}
              kind={kind}
              value={value}
              tag={tag}
              timeZone={timeZone}
              messages={messages}
              group={group}
              labelledBy={labelId(id)}
              describedBy={described}
              disabled={disabled}
              readOnly={readOnly}
              required={required}
              invalid={invalid}
              unfinished={fault !== undefined}
              readCount={readCount}
              onRead={(reading) => {
                if (reading.value !== value) setValue(reading.value);
                report(reading.fault && describe(reading.fault));
                set((old) => ({ ...old, fault: reading.fault, turn: old.turn + 1 }));
              }}
            />
          ) : (
            <span className={css.typed}>
              {formatParts(kind, value, tag, timeZone, messages).map(({ type, text, placeholder }, at) =>
                type === 'literal' ? (
                  text
                ) : (
                  <span key={at} className={css.segment} data-placeholder={placeholder || undefined}>
                    {text}
                  </span>
                ),
              )}
            </span>
          )}
          {picks && !readOnly && (
            <button
              ref={popupTrigger}
              type="button"
              id={`${id}-open`}
              className={frame.inset}
              disabled={disabled}
              aria-label={messages.open}
              aria-labelledby={`${id}-open ${labelId(id)}`}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-controls={open ? `${id}-calendar` : undefined}
              onPointerEnter={fetchCalendar}
              onClick={() => show(!open)}
            >
              <Glyph name="calendar-days" />
            </button>
          )}
        </div>
        <input
          type="hidden"
          id={`${id}-value`}
          name={name}
          form={form}
          value={value}
          disabled={disabled}
          readOnly
        />
        {below && (
          <p id={belowId} className={css.zone}>
            <Glyph name="clock" size={16} className={css.zoneSign} />
            <span>{below}</span>
          </p>
        )}
        {open && (
          <LazyCalendar
            id={`${id}-calendar`}
            anchor={group}
            trigger={popupTrigger}
            title={label}
            kind={kind}
            value={value}
            min={min}
            max={max}
            tag={tag}
            timeZone={timeZone}
            onChoose={choose}
            onClose={() => show(false)}
          />
        )}
      </>
    ),
  });
};

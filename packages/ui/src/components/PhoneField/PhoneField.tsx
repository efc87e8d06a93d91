import { __iconData as chevronDown } from 'lucide-react/icons/chevron-down';
import { useEffect, useEffectEvent, useId, useMemo, useState, type ChangeEvent } from 'react';
import { flushSync } from 'react-dom';
import { isShortNumber, onlyDigits, splitExtension, toAsciiDigits, withoutInvisible } from '@school/text';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { fieldShell } from '../Field/fieldShell.tsx';
import { describedBy, hasContent, labelId } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import type { InputFrameProps } from '../Field/inputField.tsx';
import * as css from './PhoneField.css.ts';
import { usePhoneNumbers } from './usePhoneNumbers.ts';

const Glyph = provideIcons({ 'chevron-down': chevronDown });

/** @see {@link PhoneField} */
export interface PhoneFieldProps extends Omit<InputFrameProps, 'icon'> {
  /** The number as E.164, "+56955550132", when controlled; empty for none. */
  value?: string;
  /** The initial number, when uncontrolled; a form's reset returns to it. */
  defaultValue?: string;
  /** Called after each change with the number: a plus, the calling code and the digits so far; empty for none. */
  onValueChange?: (value: string) => void;
  /** Called when the validity of the number changes; an empty field is not valid. */
  onValidChange?: (valid: boolean) => void;
  /**
   * Called with the extension of a number that is pasted or filled in with one, such as "75 231 0132 anexo 24"; the field keeps
   * the number alone. Give the extension a separate field. Without this, such a text is not a valid number.
   */
  onExtension?: (extension: string) => void;
  /** The country of a number that is written without one: two letters of ISO 3166-1. @default 'CL' */
  defaultCountry?: string;
  /**
   * Also accepts a number that is dialled as written within a country, such as 133, 116117 or *4141; the value is then that
   * number, without a calling code. @default false
   */
  shortNumbers?: boolean;
}

interface Draft {
  country: string;
  text: string;
  /** The value that this text represents, as it was reported. */
  value: string;
}

/**
 * A field for a telephone number: the country by its calling code, and the number in that country's grouping, from
 * left to right in every language. A number with a plus, typed, pasted or filled in, selects its country. Renders a
 * `<div>` around an `<input type="tel">`; `className` applies to the `<div>`, `ref`, `id` and other attributes apply
 * to the `<input>`. With a `name`, a hidden input sends the number as E.164.
 */
export function PhoneField(props: PhoneFieldProps) {
  const generatedId = useId();
  const locale = useLocale();
  const { phoneField: messages } = useMessages();
  const {
    id = generatedId,
    label,
    help,
    error,
    success,
    required,
    optional,
    hideLabel,
    labelEnd,
    value: valueProp,
    defaultValue = '',
    onValueChange,
    onValidChange,
    onExtension,
    defaultCountry = 'CL',
    shortNumbers = false,
    size = 'm',
    name,
    className,
    onChange,
    onBlur,
    onFocus,
    'aria-describedby': describedByProp,
    ...rest
  } = props;
  const { disabled, readOnly, form } = rest;
  const [currentValue, setCurrentValue] = useControlled(valueProp, defaultValue, onValueChange);
  const value = typeof currentValue === 'string' ? currentValue : '';
  const [draft, setDraft] = useState<Draft>();
  const [typing, setTyping] = useState(false);
  const [opened, setOpened] = useState(false);
  const { numbers, fetch } = usePhoneNumbers((loaded) => {
    /* Formats again the text typed before the numbering plans were loaded. */
    if (draft && draft.value === value) write(draft, loaded);
  });

  const parts = useMemo(() => numbers?.parsePhone(value, defaultCountry), [numbers, value, defaultCountry]);
  const isShort = shortNumbers && isShortNumber(value);
  const isComplete = isShort || (value !== '' && (numbers?.isNumber(value) ?? false));
  /* Once the user has left a complete number, it is shown as it is sent: grouped, without words around it. */
  const isMine = draft !== undefined && draft.value === value && (typing || !numbers || !isComplete);
  const country = isMine ? draft.country : (parts?.country ?? draft?.country ?? defaultCountry);
  const text = isMine ? draft.text : (parts?.national ?? value);
  /* A short number is dialled without the calling code. */
  const code = isShort && !typing ? '' : (numbers?.callingCode(country) ?? '');
  const countries = useMemo(
    () => (opened && numbers ? numbers.countriesIn(locale) : [{ code: country, name: country }]),
    [opened, numbers, locale, country],
  );

  const write = (next: { country: string; text: string }, numbersModule: typeof numbers) => {
    const plain = toAsciiDigits(withoutInvisible(next.text));
    const dialled = plain.replaceAll(/\s/g, '');
    if (shortNumbers && isShortNumber(dialled)) {
      setDraft({ country: next.country, text: dialled, value: dialled });
      if (dialled !== value) setCurrentValue(dialled);
      return;
    }
    const digits = onlyDigits(plain);
    const international = plain.startsWith('+') || plain.startsWith('00');
    const foreignNumber = international ? `+${digits.replace(/^00/, '')}` : '';
    const foreignParts = foreignNumber ? numbersModule?.parsePhone(foreignNumber, next.country) : undefined;
    const nextValue = international
      ? foreignNumber
      : (numbersModule?.worldwide(digits, next.country) ?? digits);
    const notified =
      digits === ''
        ? ''
        : foreignParts && numbersModule
          ? numbersModule.worldwide(onlyDigits(foreignParts.national), foreignParts.country)
          : nextValue;
    setDraft({
      country: foreignParts?.country ?? next.country,
      text: foreignParts?.national ?? next.text,
      value: notified,
    });
    if (notified !== value) setCurrentValue(notified);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { value: entered, selectionEnd } = event.currentTarget;
    const split = onExtension && splitExtension(toAsciiDigits(withoutInvisible(entered)));
    const typed = split?.number ?? entered;
    if (split) onExtension(split.extension);
    setTyping(true);
    /* Regroups only while the user types at the end; edits in the middle keep the caret where it is. */
    const isAppending =
      selectionEnd === entered.length && typed.length > text.length && !/^[+0]/.test(typed.trim());
    const plain = onlyDigits(typed);
    const isStarred = shortNumbers && typed.includes('*');
    write(
      {
        country,
        text: isAppending && numbers && plain && !isStarred ? numbers.grouped(plain, country) : typed,
      },
      numbers,
    );
  };
  const notifyValid = useEffectEvent((valid: boolean) => onValidChange?.(valid));
  useEffect(() => {
    if (numbers) notifyValid(isComplete);
  }, [numbers, isComplete]);
  const fault = numbers && value !== '' && !isComplete ? messages.invalid : undefined;
  useEffect(() => {
    (document.getElementById(id) as HTMLInputElement | null)?.setCustomValidity(fault ?? '');
  }, [id, fault]);
  useFormReset(id, () => {
    setDraft(undefined);
    setTyping(false);
    if (valueProp === undefined) setCurrentValue(defaultValue);
  });

  const errorText = hasContent(error) || typing ? error : fault;
  const texts = { help, error: errorText, success };
  const invalid = hasContent(errorText);
  const openList = () => flushSync(() => setOpened(true));
  return fieldShell({
    id,
    label,
    ...texts,
    optional,
    hideLabel,
    labelEnd,
    disabled,
    className,
    labelId: labelId(id),
    children: (
      <>
        <div
          dir="ltr"
          className={cx(frame.frame, frame.sizes[size], frame.frameHolder)}
          data-invalid={invalid ? '' : undefined}
          data-valid={!invalid && hasContent(success) ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          data-readonly={readOnly ? '' : undefined}
        >
          <span className={css.country}>
            <span aria-hidden={true}>{code && `+${code}`}</span>
            {!readOnly && (
              <>
                <Glyph name="chevron-down" size={16} />
                <select
                  id={`${id}-country`}
                  aria-label={messages.country}
                  aria-labelledby={`${labelId(id)} ${id}-country`}
                  className={css.choice}
                  value={country}
                  disabled={disabled}
                  onPointerDown={openList}
                  onFocus={() => {
                    fetch();
                    setOpened(true);
                  }}
                  onChange={(event) => write({ country: event.currentTarget.value, text }, numbers)}
                >
                  {countries.map((each) => (
                    <option key={each.code} value={each.code}>
                      {`${each.name} +${numbers?.callingCode(each.code) ?? ''}`}
                    </option>
                  ))}
                </select>
              </>
            )}
          </span>
          <input
            autoComplete="tel"
            inputMode="tel"
            {...rest}
            id={id}
            type="tel"
            dir="ltr"
            aria-required={required || undefined}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy(id, texts, describedByProp)}
            className={cx(frame.bare, css.number)}
            value={text}
            onChange={change}
            onFocus={(event) => {
              onFocus?.(event);
              fetch();
            }}
            onBlur={(event) => {
              onBlur?.(event);
              setTyping(false);
            }}
          />
        </div>
        {name !== undefined && (
          <input type="hidden" name={name} form={form} value={value} disabled={disabled} />
        )}
      </>
    ),
  });
}

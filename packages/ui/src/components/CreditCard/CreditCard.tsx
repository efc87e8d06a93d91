import { useId, useState, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';
import { __iconData as creditCard } from 'lucide-react/icons/credit-card';
import { onlyDigits } from '@school/text';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useControlled } from '../../internal/useControlled.ts';
import { useFormReset } from '../../internal/useFormReset.ts';
import { useMessages } from '../../root/messages.ts';
import { hasContent } from '../Field/fieldTexts.ts';
import * as frame from '../Field/frame.css.ts';
import { groupShell } from '../Field/groupShell.tsx';
import { inputField, type InputFieldProps } from '../Field/inputField.tsx';
import { CardFace } from './CardFace.tsx';
import { brandName, getCardBrand, codeLength, groupDigits } from './cardNumber.ts';
import { getFaults, validateCard, normalizeCardText, writeNumber } from './cardText.ts';
import type { CreditCardText, CreditCardValue } from './cardText.ts';
import * as css from './CreditCard.css.ts';
import { writeExpiration } from './expiration.ts';
import { rewrite } from './rewrite.ts';

export type { CardBrand } from './cardNumber.ts';
export type { CreditCardText, CreditCardValue } from './cardText.ts';

/** @see {@link CreditCard} */
export interface CreditCardProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'name' | 'value' | 'defaultValue' | 'children'
> {
  /** Name of the group of four fields. @default the kit's word for "Card" */
  label?: ReactNode;
  /** Help text of the whole group. */
  help?: ReactNode;
  /** The error of the whole card; errors of one field belong in `errors`. */
  error?: ReactNode;
  /** Hides the name visually. @default true */
  hideLabel?: boolean;
  /** The text of the fields, when controlled. */
  value?: CreditCardText;
  /** The initial text of the fields; a form's reset returns to it. */
  defaultValue?: Partial<CreditCardText>;
  /** Called after each change with all four texts and what they imply. The kit neither stores nor logs any of it. */
  onValueChange?: (card: CreditCardValue) => void;
  /** Errors of the page, such as a bank's answer; they precede the kit's errors. */
  errors?: Partial<Record<keyof CreditCardText, ReactNode>>;
  /** A form sends `name.holder`, `name.number`, `name.expiration` and `name.securityCode`; without a name nothing. */
  name?: string;
  /** Whether all four fields are required. @default false */
  required?: boolean;
  /** The day on which a card must still be valid. @default the device's date */
  today?: Date;
}

provideIcons({ 'credit-card': creditCard });

/**
 * The fields of a payment card beside a drawing of it, which turns to its back while the security code has the focus.
 * Brand, grouping and the code's length follow from the number; browsers fill the fields in by their `autocomplete`
 * tokens. Nothing is stored or logged, and nothing is sent without a `name`. Renders a `<fieldset>`; the fields have the
 * ids `…-holder`, `…-number`, `…-expiration` and `…-securityCode`.
 */
export function CreditCard(props: CreditCardProps) {
  const generatedId = useId();
  const { creditCard: messages } = useMessages();
  const {
    id = generatedId,
    label = messages.label,
    help,
    error,
    hideLabel = true,
    value: valueProp,
    defaultValue,
    onValueChange,
    errors = {},
    name,
    required,
    today,
    ...root
  } = props;
  const initial = normalizeCardText(defaultValue);
  const [text, setText] = useControlled<CreditCardText>(
    valueProp && normalizeCardText(valueProp),
    initial,
    (next) => onValueChange?.(validateCard(next, today)),
  );
  const [left, setLeft] = useState<Partial<Record<keyof CreditCardText, true>>>({});
  const [side, setSide] = useState<'front' | 'back'>('front');
  useFormReset(`${id}-number`, () => {
    setLeft({});
    if (valueProp === undefined) setText(initial);
  });

  const brand = getCardBrand(text.number);
  const codeDigits = codeLength(brand);
  const hint = messages.codeHint(codeDigits);
  const faults = getFaults(text, messages, today);

  const set = (field: keyof CreditCardText, next: string) => {
    if (next !== text[field]) setText({ ...text, [field]: next });
  };
  const rewriteInput = (
    event: ChangeEvent<HTMLInputElement>,
    before: string,
    write: (typed: string) => string,
  ) => rewrite(event.currentTarget, before, (event.nativeEvent as InputEvent).inputType, write);
  const getFieldName = (field: keyof CreditCardText) => (name === undefined ? undefined : `${name}.${field}`);

  /* Props of all four fields. An error is shown once its field was left with text in it. */
  const field = (field: keyof CreditCardText): InputFieldProps & { id: string } => ({
    id: `${id}-${field}`,
    label: messages[field],
    name: field === 'number' ? undefined : getFieldName(field),
    form: root.form,
    required,
    disabled: root.disabled,
    autoCorrect: 'off',
    spellCheck: false,
    error: hasContent(errors?.[field]) ? errors[field] : left[field] && faults[field],
    onBlur: () => setLeft({ ...left, [field]: true }),
  });

  return groupShell({
    id,
    label,
    help,
    error,
    hideLabel,
    root,
    children: (
      <div className={css.layout}>
        <CardFace
          holder={text.holder}
          number={text.number}
          expiration={text.expiration}
          codeSigns={text.securityCode.length}
          brand={brand}
          side={side}
          hint={hint}
          messages={messages}
        />
        <div className={css.fields}>
          {inputField(
            '',
            {
              ...field('holder'),
              value: text.holder,
              autoComplete: 'cc-name',
              autoCapitalize: 'words',
              onValueChange: (holder) => set('holder', holder),
            },
            { type: 'text', dir: 'auto' },
          )}
          {inputField(
            '',
            {
              ...field('number'),
              value: groupDigits(text.number),
              autoComplete: 'cc-number',
              inputMode: 'numeric',
              icon: 'credit-card',
              onChange: (event) =>
                set('number', onlyDigits(rewriteInput(event, groupDigits(text.number), writeNumber))),
            },
            {
              type: 'text',
              dir: 'ltr',
              ...(brand && {
                describes: `${id}-brand`,
                end: (
                  <span id={`${id}-brand`} className={frame.adornment}>
                    {brandName(brand)}
                  </span>
                ),
              }),
              below: name !== undefined && (
                <input
                  type="hidden"
                  name={getFieldName('number')}
                  form={root.form}
                  value={text.number}
                  disabled={root.disabled}
                  readOnly
                />
              ),
            },
          )}
          <div className={css.pair}>
            {inputField(
              '',
              {
                ...field('expiration'),
                value: text.expiration,
                autoComplete: 'cc-exp',
                inputMode: 'numeric',
                placeholder: messages.expirationPlaceholder,
                onChange: (event) => set('expiration', rewriteInput(event, text.expiration, writeExpiration)),
              },
              { type: 'text', dir: 'ltr' },
            )}
            {inputField(
              '',
              {
                ...field('securityCode'),
                value: text.securityCode,
                autoComplete: 'cc-csc',
                inputMode: 'numeric',
                onFocus: () => setSide('back'),
                onBlur: () => {
                  setSide('front');
                  setLeft({ ...left, securityCode: true });
                },
                onChange: (event) =>
                  set('securityCode', onlyDigits(event.currentTarget.value).slice(0, codeDigits)),
              },
              {
                type: 'password',
                dir: 'ltr',
                describes: `${id}-hint`,
                below: (
                  <span id={`${id}-hint`} hidden>
                    {hint}
                  </span>
                ),
              },
            )}
          </div>
        </div>
      </div>
    ),
  });
}

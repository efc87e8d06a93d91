import { useId, type MouseEvent, type ReactNode } from 'react';
import { __iconData as search } from 'lucide-react/icons/search';
import { __iconData as x } from 'lucide-react/icons/x';
import { provideIcons } from '../../internal/Glyph.tsx';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../root/messages.ts';
import type { CoreTexts, FieldSize } from '../Field/fieldTexts.ts';
import * as field from '../Field/Field.css.ts';
import * as frame from '../Field/frame.css.ts';
import * as css from './SearchField.css.ts';
import { inputField, type NativeInput, type TextValue } from '../Field/inputField.tsx';

const Glyph = provideIcons({ search, x });

/** @see {@link SearchField} */
export interface SearchFieldProps extends CoreTexts, TextValue, NativeInput {
  /** A link at the end of the label's line; where the label is shown. */
  labelEnd?: ReactNode;
  /** @default 'm' */
  size?: FieldSize;
  /** Keeps the label for screen readers only; the placeholder then shows it. @default true */
  hideLabel?: boolean;
  /**
   * In a line of filters: takes the free width, between 192 and 288 px, and keeps it when its button appears.
   * @default false
   */
  fitted?: boolean;
  /** The result of the search, such as "1 to 20 of 134" or "No results": announced when it changes. */
  announcement?: string;
}

/* Uses the native setter and event, so that the page and React handle it like typed text. */
const clear = (event: MouseEvent<HTMLButtonElement>): void => {
  const input = event.currentTarget.previousElementSibling;
  if (!(input instanceof HTMLInputElement)) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
};

/** A field for search words. Renders as `TextField` does, with a button that clears it once it has text. */
export function SearchField({
  hideLabel = true,
  placeholder,
  fitted,
  announcement,
  ...props
}: SearchFieldProps) {
  const { searchField } = useMessages();
  const defaultPlaceholder = hideLabel && typeof props.label === 'string' ? props.label : ' ';
  return inputField(
    useId(),
    /* The placeholder is never empty: `:placeholder-shown` hides the button. */
    {
      ...props,
      hideLabel,
      placeholder: placeholder || defaultPlaceholder,
      icon: 'search',
      className: cx(fitted && css.fitted, props.className),
    },
    {
      type: 'search',
      dir: 'auto',
      end: (
        <>
          <button
            type="button"
            className={frame.inset}
            aria-label={searchField.clear}
            disabled={props.disabled || props.readOnly}
            onClick={clear}
          >
            <Glyph name="x" />
          </button>
          {announcement !== undefined && (
            <span aria-live="polite" data-sui-announcer className={field.srOnly}>
              {announcement}
            </span>
          )}
        </>
      ),
    },
  );
}

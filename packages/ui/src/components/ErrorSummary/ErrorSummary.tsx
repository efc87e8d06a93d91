import { useEffect, useId, useRef, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { cx } from '../../internal/cx.ts';
import { provideIcons } from '../../internal/Glyph.tsx';
import * as css from './ErrorSummary.css.ts';
import { goToField } from './goToField.ts';

const Glyph = provideIcons({ 'circle-alert': circleAlert });

/** An error, and the field that it belongs to. */
export interface SummaryError {
  /** The id of the field, or of the group of fields. */
  fieldId?: string;
  /** Address of the field, if it is on another page; replaces `fieldId`. */
  href?: string;
  /** The error and how to correct it, in the same words as at the field. */
  message: ReactNode;
}

/** The level of the summary's heading in the page's outline. */
export type SummaryLevel = 2 | 3 | 4;

/** @see {@link ErrorSummary} */
export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The number of errors, such as "3 fields to correct". */
  title: ReactNode;
  /** The errors. Without any nothing is rendered. */
  errors: readonly SummaryError[];
  /** Change it with each attempt to submit the form: the summary takes focus once for each. */
  attempt?: number | string;
  /** Takes focus when it appears and with each attempt. Switch it off before the first submit. @default true */
  takesFocus?: boolean;
  /** @default 2 */
  level?: SummaryLevel;
}

const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
  const { hash } = event.currentTarget;
  if (event.defaultPrevented || hash === '') return;
  /* The URL stays the same: a position in a form needs no history entry. */
  if (goToField(decodeURIComponent(hash.slice(1)))) event.preventDefault();
};

/**
 * The errors of a form, at its top. Takes focus when it appears, once for each `attempt`, so that it is read
 * immediately; each entry links to its field. Renders a `<div>`.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const titleId = useId();
  const { title, errors, attempt, takesFocus = true, level = 2, className, ref, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef<typeof attempt>(undefined);
  const isEmpty = errors.length === 0;
  useEffect(() => {
    /* Errors that change while the user types are no submit attempt: focus stays where it is. */
    if (isEmpty || !takesFocus || (attempt && attempt === lastAttempt.current)) return;
    lastAttempt.current = attempt;
    box.current?.focus();
  }, [isEmpty, attempt, takesFocus]);
  if (isEmpty) return null;
  const Heading = `h${level}` as const;
  return (
    <div
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={(node) => {
        box.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
        return undefined;
      }}
      className={cx(css.summary, className)}
      data-sui-error-summary=""
    >
      <Heading id={titleId} className={css.heading}>
        <Glyph name="circle-alert" size={24} className={css.icon} />
        <span>{title}</span>
      </Heading>
      <ul className={css.list}>
        {errors.map(({ fieldId, href, message }, index) => (
          /* Two errors may lead to one field, and the list is always renewed as a whole. */
          <li key={index}>
            <a
              className={css.link}
              href={fieldId === undefined ? href : `#${encodeURIComponent(fieldId)}`}
              onClick={fieldId === undefined ? undefined : follow}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

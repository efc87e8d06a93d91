import { __iconData as check } from 'lucide-react/icons/check';
import { __iconData as circleAlert } from 'lucide-react/icons/circle-exclamation-point';
import { __iconData as minus } from 'lucide-react/icons/minus';
import { useEffect, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { useMessages } from '../root/messages.ts';
import { MarkedText } from './MarkedText.tsx';
import { wrapText } from './wrapText.tsx';
import { cx } from './cx.ts';
import type { OptionMatch } from './findOptions.ts';
import { provideIcons } from './Glyph.tsx';
import * as css from './optionList.css.ts';
import type { OptionOffer } from './useOptionSource.ts';

const Glyph = provideIcons({ check, 'circle-alert': circleAlert, minus });

/** Whether an option is chosen; `mixed` for a parent of which some children are. */
export type CheckState = boolean | 'mixed';

interface OptionListProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  id: string;
  rows: readonly OptionMatch[];
  /** The row that has the keyboard, or -1. */
  active: number;
  offer: OptionOffer;
  getCheckState: (value: string) => CheckState;
  /** None of them can be chosen. */
  locked?: boolean;
  /** Draws a box for ticks before each. */
  isMultiple?: boolean;
  /** Shown when nothing is found. */
  empty: ReactNode;
  'data-many'?: '' | undefined;
  onPick: (row: number) => void;
  onPoint?: (row: number) => void;
}

/** The id of a row, for `aria-activedescendant`. */
export const rowId = (listId: string, row: number): string => `${listId}-${row}`;

/* A press must not take focus from the field that is typed in. */
const preventFocusChange = (event: MouseEvent): void => event.preventDefault();

/** The label of an option with the matched part marked. */
export const OptionLabel = ({ option, range }: OptionMatch): ReactNode => (
  <MarkedText
    text={String(option.label ?? option.value)}
    range={range}
    className={css.label}
    markClassName={css.match}
  />
);

/** The appearance of a checkbox; its state is on the row. */
export const OptionBox = ({ checkState }: { checkState: CheckState }): ReactNode => (
  <span className={css.box} data-ticked={checkState ? '' : undefined}>
    {checkState && <Glyph name={checkState === 'mixed' ? 'minus' : 'check'} size={16} strokeWidth={3} />}
  </span>
);

/** Options to choose from, or why there are none: one `<div role="listbox">`. */
export const OptionList = (props: OptionListProps): ReactNode => {
  const {
    id,
    rows,
    active,
    offer,
    getCheckState,
    locked,
    isMultiple,
    empty,
    onPick,
    onPoint,
    className,
    ...rest
  } = props;
  const { combobox } = useMessages();
  useEffect(() => {
    if (active >= 0) document.getElementById(rowId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  const note = (): ReactNode => {
    const { status } = offer;
    if (status === 'failed')
      return (
        /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- Enter in the field does the same */
        <div
          role="option"
          aria-selected={false}
          className={css.note}
          data-failed=""
          onMouseDown={preventFocusChange}
          onClick={offer.retry}
        >
          <Glyph name="circle-alert" size={16} />
          <span>{combobox.failed}</span>
        </div>
      );
    if (rows.length > 0) return null;
    return (
      <div role="option" aria-selected={false} aria-disabled={true} className={css.note}>
        {status === 'loading' ? (
          <>
            <Spinner size={16} aria-hidden={true} />
            <span>{combobox.loading}</span>
          </>
        ) : (
          wrapText(empty)
        )}
      </div>
    );
  };

  return (
    <div
      {...rest}
      id={id}
      role="listbox"
      aria-multiselectable={isMultiple || undefined}
      aria-busy={offer.status === 'loading' || undefined}
      className={cx(css.list, className)}
    >
      {note()}
      {offer.status !== 'failed' &&
        rows.map(({ option, range }, at) => {
          const chosen = getCheckState(option.value);
          return (
            /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are those of the field that has the focus */
            <div
              key={option.value}
              id={rowId(id, at)}
              role="option"
              aria-selected={chosen === true}
              aria-disabled={locked || option.disabled || undefined}
              data-active={at === active ? '' : undefined}
              className={css.row}
              onMouseDown={preventFocusChange}
              onPointerMove={at === active || option.disabled ? undefined : () => onPoint?.(at)}
              onClick={() => onPick(at)}
            >
              {isMultiple && <OptionBox checkState={chosen} />}
              <OptionLabel option={option} range={range} />
              {option.description && <bdi className={css.description}>{option.description}</bdi>}
              {!isMultiple && chosen && <Glyph name="check" className={css.tick} />}
            </div>
          );
        })}
    </div>
  );
};

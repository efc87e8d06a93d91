import type { MouseEvent } from 'react';
import { __iconData as minus } from 'lucide-react/icons/minus';
import { __iconData as plus } from 'lucide-react/icons/plus';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { labelId } from '../Field/fieldTexts.ts';
import * as css from './NumberField.css.ts';

const Glyph = provideIcons({ minus, plus });

interface SteppersProps {
  /** The id of the field's input. */
  id: string;
  canDecrease: boolean;
  canIncrease: boolean;
  by: (count: 1 | -1) => void;
}

/* The press must not take the focus, and with it a phone's keyboard, from where it is. */
const stay = (event: MouseEvent): void => event.preventDefault();

/** The two buttons of a number field. The keyboard has its arrows for them, so they are no stop of it. */
export function Steppers({ id, canDecrease, canIncrease, by }: SteppersProps) {
  const { numberField } = useMessages();
  const press = (count: 1 | -1) => (event: MouseEvent) => {
    by(count);
    /* Screen readers press without a pointer and read the new value from the input. */
    if (event.detail === 0) document.getElementById(id)?.focus();
  };
  return (
    <span className={css.steppers}>
      <button
        type="button"
        id={`${id}-less`}
        tabIndex={-1}
        className={css.stepper}
        aria-label={numberField.decrease}
        aria-labelledby={`${id}-less ${labelId(id)}`}
        disabled={!canDecrease}
        onMouseDown={stay}
        onClick={press(-1)}
      >
        <Glyph name="minus" />
      </button>
      <button
        type="button"
        id={`${id}-more`}
        tabIndex={-1}
        className={css.stepper}
        aria-label={numberField.increase}
        aria-labelledby={`${id}-more ${labelId(id)}`}
        disabled={!canIncrease}
        onMouseDown={stay}
        onClick={press(1)}
      >
        <Glyph name="plus" />
      </button>
    </span>
  );
}

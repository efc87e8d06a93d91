import type { ComponentProps, ReactNode, RefObject } from 'react';
import * as css from '../DateField/DateField.css.ts';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import { Calendar } from './Calendar.tsx';

interface CalendarPopupProps extends ComponentProps<typeof Calendar> {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  trigger: RefObject<HTMLElement | null>;
  title: ReactNode;
  onClose: () => void;
}

/** The month of a field, beside it. Loaded when it is likely to be opened: a field that only takes typing is lighter. */
export function CalendarPopup({
  id,
  anchor,
  trigger,
  title,
  onClose,
  ...calendar
}: CalendarPopupProps): ReactNode {
  return (
    <PopoverPanel id={id} anchor={anchor} trigger={trigger} title={title} unpadded onClose={onClose}>
      <div className={css.calendarPlaceholder}>
        <Calendar {...calendar} />
      </div>
    </PopoverPanel>
  );
}

import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { useMessages } from '../root/messages.ts';
import { OptionList } from './OptionList.tsx';
import * as css from './optionList.css.ts';
import type { OptionPicker } from './useOptionPicker.ts';
import { useAnchorPosition } from './useAnchorPosition.ts';

interface OptionPopupProps extends Pick<
  ComponentProps<typeof OptionList>,
  'id' | 'getCheckState' | 'isMultiple' | 'empty' | 'aria-labelledby'
> {
  picker: OptionPicker;
}

/** The open list under a field, in the browser's top layer: no portal, so a dialog around the field holds it too. */
export const OptionPopup = ({ picker, ...list }: OptionPopupProps): ReactNode => {
  const { combobox } = useMessages();
  const { anchor, panel, rows, more, active, offer, point, pick } = picker;
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || !('showPopover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
  }, [panel]);
  useAnchorPosition(anchor, panel, { fit: true });
  return (
    <div ref={panel} className={css.panel}>
      <div className={css.sheet}>
        <OptionList {...list} rows={rows} active={active} offer={offer} onPick={pick} onPoint={point} />
        {more > 0 && offer.status !== 'failed' && <div className={css.foot}>{combobox.more(more)}</div>}
      </div>
    </div>
  );
};

/** Announces the result of a search. Always rendered, because a live region announces only its changes. */
export const PickerStatus = ({ picker, empty }: { picker: OptionPicker; empty: ReactNode }): ReactNode => {
  const { combobox } = useMessages();
  const { open, typed, count, offer } = picker;
  const getStatusText = (): ReactNode => {
    if (!open) return null;
    if (offer.status === 'loading') return combobox.loading;
    if (offer.status === 'failed') return combobox.failed;
    if (count === 0) return empty;
    return typed ? combobox.results(count) : null;
  };
  return (
    <span role="status" className={css.srOnly}>
      {getStatusText()}
    </span>
  );
};

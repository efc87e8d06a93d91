import type { RefObject } from 'react';
import { trackY, thumbY } from '../ScrollArea/ScrollArea.css.ts';
import { useThumbs } from '../ScrollArea/useThumbs.ts';
import * as css from './Sheet.css.ts';

/**
 * The scroll bar of the sheet: a thumb of at least 20 px that hides 175 ms after scrolling stops (specification §9). Takes
 * no space. Mount it after the sheet.
 */
export const SheetScrollbar = ({ sheet }: { sheet: RefObject<HTMLElement | null> }) => {
  const { y, over, dragY } = useThumbs(sheet, false, true);
  return (
    over.y && (
      <div aria-hidden="true" className={css.scrollbar}>
        <div className={trackY}>
          <div ref={y} className={thumbY} data-thumb="y" {...dragY} />
        </div>
      </div>
    )
  );
};

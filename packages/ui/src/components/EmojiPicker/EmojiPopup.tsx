import type { ReactNode, RefObject } from 'react';
import { media } from '../../css/breakpoints.css.ts';
import { useClientValue } from '../../internal/useClientValue.ts';
import { useMessages } from '../../root/messages.ts';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import { EmojiPanel, type EmojiChoice } from './EmojiPanel.tsx';

interface EmojiPopupProps extends EmojiChoice {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  /** The element that it is placed beside. @default anchor */
  beside?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets focus on close. @default anchor */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** Its accessible name. @default the kit's text */
  label?: string | undefined;
  side?: 'below' | 'above';
  align?: 'start' | 'center' | 'end';
  onClose: () => void;
}

const isCoarse = () => globalThis.matchMedia?.(media.coarse).matches ?? false;
const isNotKnown = () => false;

/** The panel beside its anchor. It closes when an emoji is chosen. */
export const EmojiPopup = ({
  id,
  anchor,
  beside,
  returnFocus,
  label,
  side,
  align,
  onClose,
  onEmojiSelect,
  ...choice
}: EmojiPopupProps): ReactNode => {
  const { emojiPicker: messages } = useMessages();
  /* Focus in the search would open the keyboard of a touch screen over the emoji. */
  const coarse = useClientValue(isCoarse, isNotKnown);
  return (
    <PopoverPanel
      id={id}
      anchor={anchor}
      beside={beside}
      trigger={returnFocus}
      title={label ?? messages.label}
      side={side}
      align={align}
      unpadded
      onClose={onClose}
    >
      <EmojiPanel
        {...choice}
        {...(coarse && { tabIndex: -1, 'data-sui-first': '' })}
        onEmojiSelect={(emoji) => {
          onClose();
          onEmojiSelect(emoji);
        }}
      />
    </PopoverPanel>
  );
};

import {
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { popupTrigger } from '../../internal/popupTrigger.ts';
import { useControlled } from '../../internal/useControlled.ts';
import type { PopoverAlign, PopoverSide } from '../Popover/Popover.tsx';
import type { EmojiChoice } from './EmojiPanel.tsx';
import * as css from './EmojiPicker.css.ts';
import { EmojiPopup } from './EmojiPopup.tsx';

export type { Emoji, EmojiCategory, EmojiGroup, LoadEmoji, SkinTone } from './emoji.ts';
export type { EmojiChoice, EmojiPreferences } from './EmojiPanel.tsx';

/** Props of {@link EmojiPicker}, plus the attributes of `<span>`. */
export interface EmojiPickerProps extends EmojiChoice, Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The button that opens and closes it: an `IconButton`. Without it the page sets `open` and `anchor`. */
  trigger?: ReactElement;
  /** The element beside which it opens: the trigger, or something around it that must not be covered. @default the trigger */
  anchor?: RefObject<HTMLElement | null>;
  /** Accessible name of the panel. @default the kit's text */
  label?: string;
  /** The element that gets focus on close, such as the field that receives the emoji. @default the trigger, or `anchor` */
  returnFocus?: RefObject<HTMLElement | null>;
  /** @default 'below' */
  side?: PopoverSide;
  /** @default 'start' */
  align?: PopoverAlign;
  /** Whether it is open, when controlled. */
  open?: boolean;
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * Chooses an emoji in an `EmojiPanel` beside a button; a choice closes it. It opens in the top layer, also inside a
 * dialog; the emoji are fetched when it opens. Renders a `<span>` around the trigger.
 */
export const EmojiPicker = ({
  trigger,
  anchor,
  label,
  returnFocus,
  side,
  align,
  open,
  defaultOpen = false,
  onOpenChange,
  onEmojiSelect,
  recent,
  onRecentChange,
  skinTone,
  onSkinToneChange,
  load,
  className,
  ...rest
}: EmojiPickerProps): ReactNode => {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  /* Held here too, because the panel forgets them when it closes. */
  const [recentEmoji, setRecent] = useControlled(recent, [], onRecentChange);
  const [tone, setTone] = useControlled(skinTone, 'none', onSkinToneChange);

  return (
    <span {...rest} className={cx(css.root, className)} data-open={isOpen || undefined}>
      {trigger &&
        popupTrigger(trigger, {
          id,
          kind: 'dialog',
          open: isOpen,
          anchor: button,
          onPress: () => setOpen(!isOpen),
        })}
      {isOpen && (
        <EmojiPopup
          id={id}
          anchor={trigger || !anchor ? button : anchor}
          beside={anchor}
          returnFocus={returnFocus}
          label={label}
          side={side}
          align={align}
          onClose={() => setOpen(false)}
          onEmojiSelect={onEmojiSelect}
          recent={recentEmoji}
          onRecentChange={setRecent}
          skinTone={tone}
          onSkinToneChange={setTone}
          load={load}
        />
      )}
    </span>
  );
};

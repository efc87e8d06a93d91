import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { withSkinTone, type Emoji, type EmojiGroup, type LoadEmoji, type SkinTone } from './emoji.ts';
import type { EmojiChooser, EmojiChooserHandle } from './EmojiChooser.tsx';
import * as css from './EmojiPicker.css.ts';
import { loadEmoji } from './loadEmoji.ts';
import { isComposing } from '../../internal/isComposing.ts';

/** The user's recent emoji and skin tone, stored by the page. */
export interface EmojiPreferences {
  /** The emoji chosen last, the newest first, without skin tones. The first 14 are shown above all others. */
  recent?: readonly string[];
  /** Called with the new list after each choice. */
  onRecentChange?: (recent: readonly string[]) => void;
  /** The skin tone of all emoji that have any. @default 'none' */
  skinTone?: SkinTone;
  /** Called with another skin tone. */
  onSkinToneChange?: (skinTone: SkinTone) => void;
}

/** Props of both {@link EmojiPanel} and {@link EmojiPicker}. */
export interface EmojiChoice extends EmojiPreferences {
  /** Called with the chosen emoji in its skin tone. */
  onEmojiSelect: (emoji: string) => void;
  /**
   * Loads the emoji when the panel is rendered, and again after a failure; it must not change between renders.
   * @default all emoji up to Unicode's version 15, with names in the kit's languages, from files of the kit
   */
  load?: LoadEmoji;
}

/** Props of {@link EmojiPanel}, plus the attributes of `<div>`. */
export interface EmojiPanelProps extends EmojiChoice, Omit<ComponentPropsWithRef<'div'>, 'children'> {}

/** The number of emoji that are remembered: two rows. */
const mostRecent = 14;

interface Parts {
  Chooser: typeof EmojiChooser;
  groups: readonly EmojiGroup[];
}

/* The grid and the names are fetched when a panel is there: most people on a page open none. */
const useParts = (load: LoadEmoji) => {
  const locale = useLocale();
  const [parts, setParts] = useState<Parts>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return undefined;
    let isCurrent = true;
    Promise.all([import('./EmojiChooser.tsx'), load(locale)]).then(
      ([{ EmojiChooser: Chooser }, groups]) => isCurrent && setParts({ Chooser, groups }),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, locale, failed]);
  return { parts, failed, retry: () => setFailed(false) };
};

/**
 * All emoji in categories, with a search, the recent emoji, and one skin tone for all. It fills the available height.
 * Renders a `<div>`; a page usually shows it by an `EmojiPicker`.
 *
 * Keys: ArrowDown leads from the search to the grid, Enter there chooses the first result. In the grid arrow keys,
 * Home, End, PageUp and PageDown move, Enter and Space choose, and typed characters go to the search.
 */
export const EmojiPanel = ({
  onEmojiSelect,
  recent: recentProp,
  onRecentChange,
  skinTone,
  onSkinToneChange,
  load = loadEmoji,
  className,
  ...rest
}: EmojiPanelProps): ReactNode => {
  const { emojiPicker: messages } = useMessages();
  const [query, setQuery] = useState('');
  const [recent, setRecent] = useControlled<readonly string[]>(recentProp, [], onRecentChange);
  const [tone, setTone] = useControlled<SkinTone>(skinTone, 'none', onSkinToneChange);
  const field = useRef<HTMLInputElement>(null);
  const chooser = useRef<EmojiChooserHandle>(null);
  const { parts, failed, retry } = useParts(load);

  const choose = (chosen: Emoji) => {
    setRecent([chosen.emoji, ...recent.filter((one) => one !== chosen.emoji)].slice(0, mostRecent));
    onEmojiSelect(withSkinTone(chosen, tone));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') chooser.current?.focus();
    /* A form around the panel must not be sent. */
    else if (event.key === 'Enter') chooser.current?.chooseFirst();
    else return;
    event.preventDefault();
  };

  return (
    <div {...rest} className={cx(css.panel, className)}>
      <div className={css.search}>
        <SearchField
          ref={field}
          label={messages.search}
          value={query}
          onValueChange={setQuery}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {parts ? (
        <parts.Chooser
          ref={chooser}
          groups={parts.groups}
          query={query}
          recent={recent}
          tone={tone}
          onToneChange={setTone}
          onChoose={choose}
          onLeave={() => field.current?.focus()}
        />
      ) : failed ? (
        <div role="alert" className={css.state}>
          <p className={css.text}>{messages.failed}</p>
          <Button
            size="s"
            onClick={() => {
              /* The button disappears, and focus with it. */
              field.current?.focus();
              retry();
            }}
          >
            {messages.retry}
          </Button>
        </div>
      ) : (
        <div className={css.state}>
          <Spinner label={messages.loading} />
        </div>
      )}
    </div>
  );
};

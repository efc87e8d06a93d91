import { __iconData as car } from 'lucide-react/icons/car';
import { __iconData as clock } from 'lucide-react/icons/clock';
import { __iconData as flag } from 'lucide-react/icons/flag';
import { __iconData as hash } from 'lucide-react/icons/hash';
import { __iconData as lightbulb } from 'lucide-react/icons/lightbulb';
import { __iconData as pawPrint } from 'lucide-react/icons/paw-print';
import { __iconData as smile } from 'lucide-react/icons/face-slightly-smiling';
import { __iconData as utensils } from 'lucide-react/icons/utensils';
import { __iconData as volleyball } from 'lucide-react/icons/volleyball';
import {
  useDeferredValue,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import type { IconName } from '../../internal/icons.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toolbar } from '../Toolbar/Toolbar.tsx';
import { withSkinTone, type Emoji, type EmojiGroup, type SkinTone } from './emoji.ts';
import { EmojiGrid, type EmojiGridHandle, type EmojiSection, type EmojiSectionId } from './EmojiGrid.tsx';
import * as css from './EmojiPicker.css.ts';
import { findEmoji, indexEmoji } from './findEmoji.ts';
import { SkinToneMenu } from './SkinToneMenu.tsx';

provideIcons({
  car,
  clock,
  flag,
  hash,
  lightbulb,
  'paw-print': pawPrint,
  smile,
  utensils,
  volleyball,
});

const icons: Record<Exclude<EmojiSectionId, 'results'>, IconName> = {
  recent: 'clock',
  people: 'smile',
  nature: 'paw-print',
  food: 'utensils',
  travel: 'car',
  activities: 'volleyball',
  objects: 'lightbulb',
  symbols: 'hash',
  flags: 'flag',
};

/** Methods of the grid that the search field calls. */
export interface EmojiChooserHandle {
  /** Focuses the emoji that was focused last, or the first. */
  focus: () => void;
  /** Chooses the first result; without a query there is none. */
  chooseFirst: () => void;
}

interface EmojiChooserProps {
  ref: Ref<EmojiChooserHandle>;
  groups: readonly EmojiGroup[];
  query: string;
  recent: readonly string[];
  tone: SkinTone;
  onToneChange: (tone: SkinTone) => void;
  onChoose: (emoji: Emoji) => void;
  /** Moves focus to the search field. */
  onLeave: () => void;
}

/** The sections to show: the results of a search, or what was used last and all categories. */
const useSections = (groups: readonly EmojiGroup[], recent: readonly string[], query: string) => {
  const locale = useLocale();
  const isSearching = query.trim() !== '';
  const index = useMemo(() => (isSearching ? indexEmoji(groups, locale) : []), [isSearching, groups, locale]);
  /* As they were when the panel was opened: a choice must not move what is pressed next. */
  const [recentAtFirst] = useState(recent);
  return useMemo((): EmojiSection[] => {
    if (isSearching) return [{ id: 'results', emoji: findEmoji(index, query, locale) }];
    const all = groups.flatMap(({ emoji }) => emoji);
    const recentEmoji = recentAtFirst.flatMap((text) => all.find(({ emoji }) => emoji === text) ?? []);
    const sections = groups.map(({ category, emoji }) => ({ id: category, emoji }));
    return recentEmoji.length > 0 ? [{ id: 'recent', emoji: recentEmoji }, ...sections] : sections;
  }, [isSearching, index, query, locale, groups, recentAtFirst]);
};

/** The part that is loaded with the emoji: categories, grid, name of the current emoji, and skin tone. */
export const EmojiChooser = ({
  ref,
  groups,
  query,
  recent,
  tone,
  onToneChange,
  onChoose,
  onLeave,
}: EmojiChooserProps): ReactNode => {
  const { emojiPicker: messages } = useMessages();
  const grid = useRef<EmojiGridHandle>(null);
  const [current, setCurrent] = useState<EmojiSectionId>();
  const [pointed, setPointed] = useState<Emoji>();
  const sections = useSections(groups, recent, query);
  /* Opening and typing are quick: the first emoji are rendered at once, the others when the browser has time. */
  const shown = useDeferredValue(sections, sections.slice(0, 2));
  const isSearching = sections[0]?.id === 'results';
  const matches = isSearching ? sections[0]!.emoji : [];
  const isEmpty = isSearching && matches.length === 0;
  const preview = pointed ?? matches[0];

  useImperativeHandle(ref, () => ({
    focus: () => grid.current?.focus(),
    chooseFirst: () => {
      if (matches[0]) onChoose(matches[0]);
    },
  }));

  return (
    <>
      {!isSearching && (
        <Toolbar label={messages.categories} className={css.bar}>
          {sections.map(
            ({ id }) =>
              id !== 'results' && (
                <IconButton
                  key={id}
                  icon={icons[id]}
                  label={messages.category[id]}
                  variant="plain"
                  size="s"
                  className={css.jump}
                  aria-current={id === (current ?? sections[0]?.id) ? 'true' : undefined}
                  onClick={() => grid.current?.show(id)}
                />
              ),
          )}
        </Toolbar>
      )}
      <p role="status" className={css.srOnly}>
        {isEmpty ? messages.empty : isSearching ? messages.results(matches.length) : ''}
      </p>
      {isEmpty ? (
        <p aria-hidden className={css.state}>
          {messages.empty}
        </p>
      ) : (
        <EmojiGrid
          ref={grid}
          sections={shown}
          tone={tone}
          onChoose={onChoose}
          onLeave={onLeave}
          onPoint={setPointed}
          onSectionChange={setCurrent}
        />
      )}
      <div className={css.foot}>
        {/* Shows the name, which screen readers get from the emoji. */}
        <span aria-hidden className={css.preview}>
          {preview && (
            <>
              <span className={css.previewSign}>{withSkinTone(preview, tone)}</span>
              <bdi className={css.previewName}>{preview.name}</bdi>
            </>
          )}
        </span>
        {groups.some(({ emoji }) => emoji.some(({ toneTemplate }) => toneTemplate)) && (
          <SkinToneMenu tone={tone} onChange={onToneChange} />
        )}
      </div>
    </>
  );
};

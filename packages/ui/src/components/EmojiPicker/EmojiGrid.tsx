import {
  memo,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useMessages } from '../../root/messages.ts';
import { useDirection } from '../../root/UiContext.ts';
import { withSkinTone, type Emoji, type EmojiCategory, type SkinTone } from './emoji.ts';
import * as css from './EmojiPicker.css.ts';
import { columns, moveInGrid, getRowStarts } from './gridMoves.ts';

/** A part of the grid; all but the results of a search have a heading. */
export type EmojiSectionId = EmojiCategory | 'recent' | 'results';
export interface EmojiSection {
  id: EmojiSectionId;
  emoji: readonly Emoji[];
}

export interface EmojiGridHandle {
  /** Focuses the emoji that was focused last, or the first. */
  focus: () => void;
  /** Scrolls to a section and focuses its first emoji. */
  show: (id: EmojiSectionId) => void;
}

interface EmojiGridProps {
  ref: Ref<EmojiGridHandle>;
  sections: readonly EmojiSection[];
  tone: SkinTone;
  onChoose: (emoji: Emoji) => void;
  /** Focus goes to the search field: ArrowUp in the first row, or a typed character. */
  onLeave: () => void;
  /** The pointer or focus is on an emoji, or no longer on any. */
  onPoint: (emoji: Emoji | undefined) => void;
  /** Another section was scrolled to the top. */
  onSectionChange: (id: EmojiSectionId) => void;
}

const getCellIndex = (target: EventTarget): number =>
  Number((target as Element).closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);

const findCell = (parent: Element | null, index: number) =>
  parent?.querySelector<HTMLElement>(`[data-index="${index}"]`);

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/** Sections of emoji in rows. One tab stop, which is the current emoji. Renders a `<div role="grid">`. */
export const EmojiGrid = ({
  ref,
  sections,
  tone,
  onChoose,
  onLeave,
  onPoint,
  onSectionChange,
}: EmojiGridProps): ReactNode => {
  const id = useId();
  const { emojiPicker: messages } = useMessages();
  const rightToLeft = useDirection() === 'rtl';
  const grid = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => sections.flatMap(({ emoji }) => emoji), [sections]);
  const starts = useMemo(() => getRowStarts(sections.map(({ emoji }) => emoji.length)), [sections]);
  /* Other first emoji are another list, in which the first one is current. */
  const list = sections[0]?.emoji;
  const [focused, setFocused] = useState({ list, index: 0 });
  const current = focused.list === list ? focused.index : 0;

  useImperativeHandle(ref, () => ({
    focus: () => findCell(grid.current, current)?.focus(),
    show: (section) => {
      const element = grid.current?.querySelector<HTMLElement>(`[data-section="${section}"]`);
      if (!grid.current || !element) return;
      grid.current.scrollTop = element.offsetTop;
      element.querySelector<HTMLElement>('[data-index]')?.focus({ preventScroll: true });
    },
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    /* The character itself goes to the field that has focus when the key has been handled. */
    if (isTyped(event)) return onLeave();
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (altKey || shiftKey || ((ctrlKey || metaKey) && key !== 'Home' && key !== 'End')) return;
    const next = moveInGrid(starts, getCellIndex(event.target), {
      key,
      control: ctrlKey || metaKey,
      rightToLeft,
    });
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (next === 'above') onLeave();
    else findCell(grid.current, next)?.focus();
  };
  const onScroll = () => {
    const top = grid.current?.scrollTop ?? 0;
    const atTop = [...(grid.current?.children ?? [])].findLastIndex(
      (section) => (section as HTMLElement).offsetTop <= top + 1,
    );
    const section = sections[atTop];
    if (section) onSectionChange(section.id);
  };

  let first = 0;
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={messages.label}
      tabIndex={-1}
      className={css.grid}
      onKeyDown={onKeyDown}
      onScroll={onScroll}
      onClick={({ target }) => {
        const chosen = cells[getCellIndex(target)];
        if (chosen) onChoose(chosen);
      }}
      onFocus={({ target }) => {
        const index = getCellIndex(target);
        if (index < 0) return;
        setFocused({ list, index });
        onPoint(cells[index]);
      }}
      onBlur={() => onPoint(undefined)}
      onPointerOver={({ target }) => onPoint(cells[getCellIndex(target)])}
      onPointerLeave={() => onPoint(undefined)}
    >
      {sections.map((section) => {
        const from = first;
        first += section.emoji.length;
        return (
          <Section
            key={section.id}
            headingId={`${id}-${section.id}`}
            label={section.id === 'results' ? undefined : messages.category[section.id]}
            section={section}
            first={from}
            current={current >= from && current < first ? current : -1}
            tone={tone}
          />
        );
      })}
    </div>
  );
};

interface SectionProps {
  headingId: string;
  label: string | undefined;
  section: EmojiSection;
  /** The index of its first emoji in the grid. */
  first: number;
  /** The index of the current emoji if it is in this section, or -1. */
  current: number;
  tone: SkinTone;
}

/* Nearly two thousand emoji: a move renders only the sections that it leaves and enters. */
const Section = memo(({ headingId, label, section, first, current, tone }: SectionProps) => {
  const rows = Array.from({ length: Math.ceil(section.emoji.length / columns) }, (_, row) =>
    section.emoji.slice(row * columns, (row + 1) * columns),
  );
  return (
    <div
      role="rowgroup"
      aria-labelledby={label === undefined ? undefined : headingId}
      data-section={section.id}
      className={css.section}
    >
      {label !== undefined && (
        <div id={headingId} role="presentation" className={css.heading}>
          {label}
        </div>
      )}
      {rows.map((row, at) => (
        <div key={row[0]!.emoji} role="row" className={css.row}>
          {row.map((one, column) => {
            const index = first + at * columns + column;
            return (
              <button
                key={one.emoji}
                type="button"
                role="gridcell"
                data-index={index}
                tabIndex={index === current ? 0 : -1}
                className={css.cell}
              >
                <span role="img" aria-label={one.name}>
                  {withSkinTone(one, tone)}
                </span>
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
});

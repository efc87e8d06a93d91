import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { findOptions, type OptionMatch } from '../../internal/findOptions.ts';
import { OptionBox, OptionLabel, rowId, type CheckState } from '../../internal/OptionList.tsx';
import * as row from '../../internal/optionList.css.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import {
  getOptionState,
  toggleOption,
  togglePart,
  type AudienceOption,
  type ChosenTree,
} from './audience.ts';
import * as css from './AudiencePicker.css.ts';
import { isComposing } from '../../internal/isComposing.ts';

interface TreePanelProps {
  label: string;
  options: readonly AudienceOption[];
  chosen: ChosenTree;
  disabled: boolean;
  onChange: (chosen: ChosenTree) => void;
}

/** A row: an option, or a part of it. */
interface TreeRow {
  match: OptionMatch;
  option: AudienceOption;
  isPart: boolean;
  /** Position among its siblings, and their number. */
  at: number;
  of: number;
}

const page = 10;

/** Returns the rows that match the query: an option with all its parts, or with the matching parts. */
function toTreeRows(options: readonly AudienceOption[], query: string, locale: string): TreeRow[] {
  const findMatches = (list: readonly AudienceOption[]) =>
    new Map(findOptions(list, query, locale).map((each) => [each.option.value, each]));
  const visibleOptions = options.flatMap((option) => {
    const itself = findMatches([option]).get(option.value);
    const parts = option.parts ?? [];
    const matching = findMatches(parts);
    if (!itself && matching.size === 0) return [];
    const visibleParts = matching.size > 0 ? parts.filter(({ value }) => matching.has(value)) : parts;
    return [
      {
        option,
        match: itself ?? { option },
        parts: visibleParts.map((part) => matching.get(part.value) ?? { option: part }),
      },
    ];
  });
  return visibleOptions.flatMap(({ option, match, parts }, at) => [
    { match, option, isPart: false, at, of: visibleOptions.length },
    ...parts.map((part, index) => ({ match: part, option, isPart: true, at: index, of: parts.length })),
  ]);
}

/** A group whose options have parts: a search, and below it all of it as a tree in which both can be chosen. */
export const TreePanel = ({ label, options, chosen, disabled, onChange }: TreePanelProps): ReactNode => {
  const id = useId();
  const locale = useLocale();
  const { audiencePicker, combobox } = useMessages();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<string>();
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => toTreeRows(options, query, locale), [options, query, locale]);
  const active = rows.findIndex(({ match }) => match.option.value === at);
  useEffect(() => {
    if (active >= 0) document.getElementById(rowId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  const getCheckState = ({ match, option, isPart }: TreeRow): CheckState => {
    if (!isPart) return getOptionState(chosen, option);
    return chosen.whole.includes(option.value) || chosen.parts.includes(match.option.value);
  };
  const go = (to: number) => setAt(rows[Math.max(0, Math.min(to, rows.length - 1))]?.match.option.value);
  const toggle = (to: number) => {
    const now = rows[to];
    if (!now || disabled || now.match.option.disabled) return;
    const { option, isPart, match } = now;
    onChange(isPart ? togglePart(chosen, option, match.option.value) : toggleOption(chosen, option));
  };
  const moveToFirstPart = () => rows[active + 1]?.isPart && !rows[active]?.isPart && go(active + 1);
  const moveToOption = () =>
    rows[active]?.isPart && go(rows.findIndex(({ option }) => option === rows[active]!.option));
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const handlers: Record<string, () => unknown> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      [rightToLeft ? 'ArrowLeft' : 'ArrowRight']: moveToFirstPart,
      [rightToLeft ? 'ArrowRight' : 'ArrowLeft']: moveToOption,
      PageDown: () => go(active + page),
      PageUp: () => go(active - page),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ' ': () => toggle(active),
      Enter: () => toggle(active),
    };
    const handler = handlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  };

  return (
    <>
      <SearchField
        className={css.search}
        label={audiencePicker.search(label)}
        value={query}
        onValueChange={setQuery}
        disabled={disabled}
        onKeyDown={(event) => {
          /* Enter chooses the match and never submits the form. */
          if (isComposing(event.nativeEvent)) return;
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          tree.current?.focus();
        }}
      />
      <div
        ref={tree}
        id={id}
        role="tree"
        tabIndex={0}
        aria-label={label}
        aria-multiselectable={true}
        aria-disabled={disabled || undefined}
        aria-activedescendant={active >= 0 ? rowId(id, active) : undefined}
        className={`${row.list} ${row.embedded} ${css.list}`}
        onFocus={() => {
          if (active < 0)
            go(
              Math.max(
                0,
                rows.findIndex((each) => getCheckState(each) === true),
              ),
            );
        }}
        onKeyDown={press}
      >
        {rows.length === 0 && (
          <div role="treeitem" aria-disabled={true} className={row.note}>
            {combobox.empty}
          </div>
        )}
        {rows.map((each, index) => {
          const { match, isPart } = each;
          const checkState = getCheckState(each);
          const locked = disabled || match.option.disabled;
          return (
            /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are those of the tree */
            <div
              key={`${isPart} ${match.option.value}`}
              id={rowId(id, index)}
              role="treeitem"
              aria-level={isPart ? 2 : 1}
              aria-posinset={each.at + 1}
              aria-setsize={each.of}
              aria-expanded={!isPart && rows[index + 1]?.isPart ? true : undefined}
              aria-checked={checkState}
              aria-disabled={locked || undefined}
              data-active={index === active ? '' : undefined}
              data-level={isPart ? 1 : undefined}
              className={row.row}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setAt(match.option.value);
                toggle(index);
              }}
            >
              <OptionBox checkState={checkState} />
              <OptionLabel {...match} />
              {match.option.description && <bdi className={row.description}>{match.option.description}</bdi>}
            </div>
          );
        })}
      </div>
      <span role="status" className={css.srOnly}>
        {query ? combobox.results(rows.length) : null}
      </span>
    </>
  );
};

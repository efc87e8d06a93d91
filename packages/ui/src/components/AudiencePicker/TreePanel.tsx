import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { findOptions, type FoundOption } from '../../internal/findOptions.ts';
import { OptionBox, OptionLabel, rowId, type Mark } from '../../internal/OptionList.tsx';
import * as row from '../../internal/optionList.css.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { markOf, toggledOption, toggledPart, type AudienceOption, type ChosenTree } from './audience.ts';
import * as css from './AudiencePicker.css.ts';

interface TreePanelProps {
  label: string;
  options: readonly AudienceOption[];
  chosen: ChosenTree;
  disabled: boolean;
  onChange: (chosen: ChosenTree) => void;
}

/** A row: an option, or a part of it. */
interface TreeRow {
  found: FoundOption;
  option: AudienceOption;
  isPart: boolean;
  /** Position among its siblings, and their number. */
  at: number;
  of: number;
}

const page = 10;

/** What holds the query: an option with all its parts, or with those of them that do. */
function rowsOf(options: readonly AudienceOption[], query: string, locale: string): TreeRow[] {
  const found = (list: readonly AudienceOption[]) =>
    new Map(findOptions(list, query, locale).map((each) => [each.option.value, each]));
  const shown = options.flatMap((option) => {
    const itself = found([option]).get(option.value);
    const parts = option.parts ?? [];
    const matching = found(parts);
    if (!itself && matching.size === 0) return [];
    const kept = matching.size > 0 ? parts.filter(({ value }) => matching.has(value)) : parts;
    return [
      {
        option,
        found: itself ?? { option },
        parts: kept.map((part) => matching.get(part.value) ?? { option: part }),
      },
    ];
  });
  return shown.flatMap(({ option, found: own, parts }, at) => [
    { found: own, option, isPart: false, at, of: shown.length },
    ...parts.map((part, index) => ({ found: part, option, isPart: true, at: index, of: parts.length })),
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
  const rows = useMemo(() => rowsOf(options, query, locale), [options, query, locale]);
  const active = rows.findIndex(({ found }) => found.option.value === at);
  useEffect(() => {
    if (active >= 0) document.getElementById(rowId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  const mark = ({ found, option, isPart }: TreeRow): Mark => {
    if (!isPart) return markOf(chosen, option);
    return chosen.whole.includes(option.value) || chosen.parts.includes(found.option.value);
  };
  const go = (to: number) => setAt(rows[Math.max(0, Math.min(to, rows.length - 1))]?.found.option.value);
  const toggle = (to: number) => {
    const now = rows[to];
    if (!now || disabled || now.found.option.disabled) return;
    const { option, isPart, found } = now;
    onChange(isPart ? toggledPart(chosen, option, found.option.value) : toggledOption(chosen, option));
  };
  const inwards = () => rows[active + 1]?.isPart && !rows[active]?.isPart && go(active + 1);
  const outwards = () =>
    rows[active]?.isPart && go(rows.findIndex(({ option }) => option === rows[active]!.option));
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const acts: Record<string, () => unknown> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      [rightToLeft ? 'ArrowLeft' : 'ArrowRight']: inwards,
      [rightToLeft ? 'ArrowRight' : 'ArrowLeft']: outwards,
      PageDown: () => go(active + page),
      PageUp: () => go(active - page),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ' ': () => toggle(active),
      Enter: () => toggle(active),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
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
        className={`${row.list} ${row.inPlace} ${css.list}`}
        onFocus={() => {
          if (active < 0)
            go(
              Math.max(
                0,
                rows.findIndex((each) => mark(each) === true),
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
          const { found, isPart } = each;
          const marked = mark(each);
          const locked = disabled || found.option.disabled;
          return (
            /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys are those of the tree */
            <div
              key={`${isPart} ${found.option.value}`}
              id={rowId(id, index)}
              role="treeitem"
              aria-level={isPart ? 2 : 1}
              aria-posinset={each.at + 1}
              aria-setsize={each.of}
              aria-expanded={!isPart && rows[index + 1]?.isPart ? true : undefined}
              aria-checked={marked}
              aria-disabled={locked || undefined}
              data-active={index === active ? '' : undefined}
              data-level={isPart ? 1 : undefined}
              className={row.row}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setAt(found.option.value);
                toggle(index);
              }}
            >
              <OptionBox mark={marked} />
              <bdi className={row.label}>
                <OptionLabel text={String(found.option.label ?? found.option.value)} mark={found.mark} />
              </bdi>
              {found.option.description && <bdi className={row.description}>{found.option.description}</bdi>}
            </div>
          );
        })}
      </div>
      <span role="status" className={css.unseen}>
        {query ? combobox.results(rows.length) : null}
      </span>
    </>
  );
};

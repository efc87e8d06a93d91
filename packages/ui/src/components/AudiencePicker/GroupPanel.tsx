import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { findOptions } from '../../internal/findOptions.ts';
import { OptionList, rowId } from '../../internal/OptionList.tsx';
import { embedded } from '../../internal/optionList.css.ts';
import { useOptionSource } from '../../internal/useOptionSource.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import type { AudienceGroup, AudienceOption } from './audience.ts';
import * as css from './AudiencePicker.css.ts';
import { isComposing } from '../../internal/isComposing.ts';

interface GroupPanelProps {
  group: AudienceGroup;
  chosen: readonly string[];
  disabled: boolean;
  onToggle: (option: AudienceOption) => void;
}

/* A page of people; who is further down is found by typing. */
const most = 1000;
const page = 10;

/** One group: a search, and below it all of it as a list of which several can be chosen. */
export const GroupPanel = ({ group, chosen, disabled, onToggle }: GroupPanelProps): ReactNode => {
  const id = useId();
  const locale = useLocale();
  const { audiencePicker, combobox } = useMessages();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const searches = typeof group.options === 'function';
  const offer = useOptionSource('AudiencePicker', group.options, query.trim(), true);
  const matches = useMemo(
    () => findOptions(offer.options, query, locale, searches),
    [offer.options, query, locale, searches],
  );
  const rows = matches.length > most ? matches.slice(0, most) : matches;
  const chosenValues = useMemo(() => new Set(chosen), [chosen]);
  const active = rows.findIndex(({ option }) => option.value === at);

  const go = (row: number) => setAt(rows[Math.max(0, Math.min(row, rows.length - 1))]?.option.value);
  const toggle = (row: number) => {
    const option = rows[row]?.option;
    if (option && !option.disabled && !disabled) onToggle(option);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const handlers: Record<string, () => void> = {
      ArrowDown: () => go(active + 1),
      ArrowUp: () => go(active - 1),
      PageDown: () => go(active + page),
      PageUp: () => go(active - page),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ' ': () => toggle(active),
      Enter: () => (offer.status === 'failed' ? offer.retry() : toggle(active)),
    };
    const handler = handlers[event.key];
    if (!handler) return;
    event.preventDefault();
    handler();
  };
  const renderStatus = (): ReactNode => {
    if (offer.status === 'loading') return combobox.loading;
    if (offer.status === 'failed') return combobox.failed;
    return query ? combobox.results(matches.length) : null;
  };

  return (
    <>
      <SearchField
        className={css.search}
        label={audiencePicker.search(group.label)}
        value={query}
        onValueChange={setQuery}
        disabled={disabled}
        onKeyDown={(event) => {
          /* Enter chooses the match and never submits the form. */
          if (isComposing(event.nativeEvent)) return;
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          list.current?.focus();
        }}
      />
      <OptionList
        id={id}
        ref={list}
        tabIndex={0}
        aria-label={group.label}
        locked={disabled}
        aria-activedescendant={active >= 0 ? rowId(id, active) : undefined}
        className={`${embedded} ${css.list}`}
        isMultiple
        data-many={rows.length > page * page ? '' : undefined}
        rows={rows}
        active={active}
        offer={offer}
        getCheckState={(value) => chosenValues.has(value)}
        empty={combobox.empty}
        onPick={(row) => {
          setAt(rows[row]?.option.value);
          toggle(row);
        }}
        onFocus={() => {
          if (active < 0)
            go(
              Math.max(
                0,
                rows.findIndex(({ option }) => chosenValues.has(option.value)),
              ),
            );
        }}
        onKeyDown={press}
      />
      {matches.length > rows.length && (
        <div className={css.more}>{combobox.more(matches.length - rows.length)}</div>
      )}
      <span role="status" className={css.srOnly}>
        {renderStatus()}
      </span>
    </>
  );
};

import { __iconData as search } from 'lucide-react/icons/search';
import { __iconData as x } from 'lucide-react/icons/x';
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { warnOnce } from '../../internal/warnOnce.ts';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { CommandOption } from './CommandOption.tsx';
import * as css from './CommandPalette.css.ts';
import { matchCommands, searchable } from './matchCommands.ts';
import type { PaletteCommand } from './PaletteCommand.ts';
import { isComposing } from '../../internal/isComposing.ts';

const Glyph = provideIcons({ search, x });

interface CommandSearchProps {
  commands: readonly PaletteCommand[];
  label: string;
  placeholder: string;
  empty: ReactNode;
  loading: boolean;
  filter: boolean;
  onQueryChange: ((query: string) => void) | undefined;
  onClose: () => void;
  /** Closes the palette, then runs the chosen command. */
  onChoose: (run: () => void) => void;
}

const warnOfDoubles = (commands: readonly PaletteCommand[]): void => {
  const ids = new Set<string>();
  for (const { id } of commands) {
    if (ids.has(id))
      warnOnce(
        `CommandPalette was given two commands with the id "${id}". It cannot tell which of them the page means. Give each an id of its own.`,
      );
    ids.add(id);
  }
};

/** The field and the list of a command palette: a combobox whose list is always open. */
export const CommandSearch = (props: CommandSearchProps): ReactNode => {
  const { commands, label, placeholder, empty, loading, filter, onQueryChange, onClose, onChoose } = props;
  const id = useId();
  const locale = useLocale();
  const { commandPalette, dialog } = useMessages();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);

  const all = useMemo(() => searchable(commands, locale), [commands, locale]);
  const groups = useMemo(() => matchCommands(all, filter ? query : '', locale), [all, filter, query, locale]);
  const count = groups.reduce((sum, { matches }) => sum + matches.length, 0);
  const at = Math.min(active, count - 1);
  useEffect(() => warnOfDoubles(commands), [commands]);

  const forget = useEffectEvent(() => {
    if (query !== '') onQueryChange?.('');
  });
  useEffect(() => () => forget(), []);

  const getOption = (index: number) =>
    list.current?.querySelectorAll<HTMLElement>('[role="option"]').item(index) ?? null;
  const moveTo = (index: number) => {
    setActive(index);
    getOption(index)?.scrollIntoView?.({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown' && count > 0) moveTo((at + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) moveTo((at - 1 + count) % count);
    else if (event.key === 'PageDown' && count > 0) moveTo(Math.min(at + 8, count - 1));
    else if (event.key === 'PageUp' && count > 0) moveTo(Math.max(at - 8, 0));
    else if (event.key === 'Enter') {
      /* Dispatches a click with the modifier keys, so that a link opens here or in a new tab accordingly. */
      const { ctrlKey, metaKey, shiftKey } = event;
      getOption(at)?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    } else return;
    event.preventDefault();
  };

  let optionIndex = -1;
  return (
    <>
      <div className={css.line}>
        <Glyph name="search" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={count > 0}
          aria-haspopup="listbox"
          aria-controls={count > 0 ? `${id}-list` : undefined}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          enterKeyHint="go"
          className={css.field}
          placeholder={placeholder}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(0);
            if (list.current) list.current.scrollTop = 0;
            onQueryChange?.(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {loading && <Spinner label={false} />}
        <IconButton icon="x" label={dialog.close} variant="plain" onClick={onClose} />
      </div>
      <div role="status" className={css.srOnly}>
        {loading ? commandPalette.loading : count > 0 ? commandPalette.results(count) : empty}
      </div>
      {count === 0 && (
        <p className={css.none} aria-hidden="true">
          {loading ? commandPalette.loading : empty}
        </p>
      )}
      {count > 0 && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus stays in the field, as its pattern has it
        <div
          ref={list}
          role="listbox"
          id={`${id}-list`}
          aria-label={label}
          aria-busy={loading || undefined}
          className={css.list}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ name, matches }, order) => (
            <div
              key={name ?? ''}
              {...(name
                ? { role: 'group', 'aria-labelledby': `${id}-group-${order}` }
                : { role: 'presentation' })}
              className={css.group}
            >
              {name && (
                <div id={`${id}-group-${order}`} role="presentation" className={css.heading}>
                  <bdi>{name}</bdi>
                </div>
              )}
              {matches.map((match) => {
                optionIndex += 1;
                const index = optionIndex;
                return (
                  <CommandOption
                    key={index}
                    id={`${id}-${index}`}
                    match={match}
                    selected={index === at}
                    onPoint={() => setActive(index)}
                    onChoose={onChoose}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
};

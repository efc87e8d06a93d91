import { __iconData as x } from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { useDirection } from '../../root/UiContext.ts';
import * as tag from '../Tag/Tag.css.ts';
import * as css from './MultiSelect.css.ts';

const Glyph = provideIcons({ x });

interface ChosenTagsProps {
  /** The chosen options, in the order of choosing. */
  chosen: readonly { value: string; label: string }[];
  /** Whether tags can't be removed. */
  locked: boolean;
  onRemove: (value: string) => void;
}

const getButtons = (item: Element): HTMLElement[] => [
  ...(item.closest('[role="list"]')?.querySelectorAll<HTMLElement>('button') ?? []),
];
const getInput = (item: Element): HTMLElement | null =>
  item.closest('[role="list"]')?.parentElement?.querySelector('input') ?? null;

/** Moves focus to the last tag; returns whether there is one. */
export const goToLastTag = (input: Element): boolean => {
  const last = [...(input.parentElement?.querySelectorAll<HTMLElement>('[role="list"] button') ?? [])].at(-1);
  last?.focus();
  return last !== undefined;
};

/** The chosen options as tags before the input: one tab stop with it, and arrows between them. */
export const ChosenTags = ({ chosen, locked, onRemove }: ChosenTagsProps): ReactNode => {
  const messages = useMessages();
  const direction = useDirection();
  if (chosen.length === 0) return null;

  const go = (from: HTMLElement, by: number): void => {
    const all = getButtons(from);
    const next = all.indexOf(from) + by;
    if (next >= 0) (all[next] ?? getInput(from))?.focus();
  };
  const remove = (button: HTMLElement, value: string): void => {
    const all = getButtons(button);
    const at = all.indexOf(button);
    (all[at + 1] ?? all[at - 1] ?? getInput(button))?.focus();
    onRemove(value);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>, value: string): void => {
    const button = event.currentTarget;
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const toEnd = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const toStart = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (key === toEnd) go(button, 1);
    else if (key === toStart) go(button, -1);
    else if (key === 'Home') getButtons(button)[0]?.focus();
    else if (key === 'End' || key === 'Escape') getInput(button)?.focus();
    else if (key === 'Backspace' || key === 'Delete') remove(button, value);
    else {
      /* A typed character belongs to the field. */
      if (key.length === 1 && key !== ' ') getInput(button)?.focus();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <span role="list" aria-label={messages.multiSelect.chosen(chosen.length)} className={css.chosen}>
      {chosen.map(({ value, label }) => (
        <span key={value} role="listitem" className={css.item}>
          <span className={locked ? tag.plain : tag.removable}>
            <bdi className={tag.label}>{label}</bdi>
            {!locked && (
              <button
                type="button"
                tabIndex={-1}
                className={tag.remove}
                aria-label={messages.tag.remove(label)}
                onClick={(event) => remove(event.currentTarget, value)}
                onKeyDown={(event) => press(event, value)}
              >
                <Glyph name="x" size={16} />
              </button>
            )}
          </span>
        </span>
      ))}
    </span>
  );
};

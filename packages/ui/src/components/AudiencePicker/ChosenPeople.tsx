import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../root/messages.ts';
import { Tag } from '../Tag/Tag.tsx';
import * as css from './AudiencePicker.css.ts';

/** A chosen option, or an excluded person. */
export interface ChosenPart {
  key: string;
  label: string;
  excluded: boolean;
  remove: () => void;
}

interface ChosenPeopleProps {
  parts: readonly ChosenPart[];
  locked: boolean;
  /** Receives focus after the last tag was removed. */
  onEmpty: () => void;
}

/* Limits the tags; the counts of the groups cover the rest. */
const most = 24;

/** The selection as removable tags. */
export const ChosenPeople = ({ parts, locked, onEmpty }: ChosenPeopleProps): ReactNode => {
  const { audiencePicker, avatarGroup } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  if (parts.length === 0) return null;
  const remove = (at: number, part: ChosenPart) => {
    flushSync(part.remove);
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[at] ?? buttons?.[at - 1];
    if (next) next.focus();
    else onEmpty();
  };
  return (
    <ul ref={list} className={css.tags} aria-label={audiencePicker.chosen}>
      {parts.slice(0, most).map((part, at) => {
        const name = part.excluded ? audiencePicker.without(part.label) : part.label;
        return (
          <li key={part.key} className={css.tag}>
            <Tag
              className={part.excluded ? css.without : undefined}
              onRemove={locked ? undefined : () => remove(at, part)}
            >
              {name}
            </Tag>
          </li>
        );
      })}
      {parts.length > most && (
        <li className={css.tag}>
          <Tag>{avatarGroup.more(parts.length - most)}</Tag>
        </li>
      )}
    </ul>
  );
};

import type { UiMessages } from '../../root/messages.ts';
import { compareValues, type Fault, type Kind } from './kinds.ts';
import { toldValue } from './written.ts';

interface Judged {
  kind: Kind;
  value: string;
  fault: Fault | undefined;
  min: string | undefined;
  max: string | undefined;
  tag: string;
  timeZone: string;
  words: UiMessages['dateField'];
}

/** Returns the error text of a field's content: the error and how to correct it. */
export const faultText = ({
  kind,
  value,
  fault,
  min,
  max,
  tag,
  timeZone,
  words,
}: Judged): string | undefined => {
  const told = (what: string, as = kind) => toldValue(as, what, tag, timeZone);
  if (fault?.kind === 'incomplete') return kind === 'time' ? words.incompleteTime : words.incomplete;
  if (fault?.kind === 'noSuchDay') return words.noSuchDay;
  if (fault?.kind === 'noSuchTime')
    return words.noSuchTime(told(fault.day, 'date'), told(fault.from, 'time'), told(fault.to, 'time'));
  if (value === '') return undefined;
  if (min && compareValues(kind, value, min) < 0) return words.tooEarly(told(min));
  if (max && compareValues(kind, value, max) > 0) return words.tooLate(told(max));
  return undefined;
};

import type { UiMessages } from '../../root/messages.ts';
import { compareValues, type Fault, type Kind } from './kinds.ts';
import { formatValue } from './formatParts.ts';

interface FaultTextOptions {
  kind: Kind;
  value: string;
  fault: Fault | undefined;
  min: string | undefined;
  max: string | undefined;
  tag: string;
  timeZone: string;
  messages: UiMessages['dateField'];
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
  messages,
}: FaultTextOptions): string | undefined => {
  const format = (text: string, as = kind) => formatValue(as, text, tag, timeZone);
  if (fault?.kind === 'incomplete') return messages.incomplete;
  if (fault?.kind === 'incompleteTime') return messages.incompleteTime;
  if (fault?.kind === 'noSuchDay') return messages.noSuchDay;
  if (fault?.kind === 'noSuchTime')
    return messages.noSuchTime(
      format(fault.day, 'date'),
      format(fault.from, 'time'),
      format(fault.to, 'time'),
    );
  if (value === '') return undefined;
  if (min && compareValues(kind, value, min) < 0) return messages.tooEarly(format(min));
  if (max && compareValues(kind, value, max) > 0) return messages.tooLate(format(max));
  return undefined;
};

import { useState, type ReactNode, type RefObject } from 'react';
import { useMessages } from '../../root/messages.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import { Stack } from '../Stack/Stack.tsx';

interface CopyPanelProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  title: string;
  /** The other days, with their names. */
  days: readonly { weekday: number; name: string }[];
  onCopy: (weekdays: number[]) => void;
  onClose: () => void;
}

/** Asks to which days hours are copied. Loaded when it is first likely to be opened. */
export function CopyPanel({ id, anchor, title, days, onCopy, onClose }: CopyPanelProps): ReactNode {
  const { weekdayHours: messages } = useMessages();
  const [chosen, choose] = useState<number[]>([]);
  const copyTo = (weekdays: number[]) => {
    onCopy(weekdays);
    onClose();
  };
  const workdays = days.map(({ weekday }) => weekday).filter((weekday) => weekday >= 1 && weekday <= 5);
  return (
    <PopoverPanel
      id={id}
      anchor={anchor}
      title={title}
      size="s"
      align="end"
      onClose={onClose}
      footer={
        <Button tone="accent" variant="solid" onClick={() => copyTo(chosen)}>
          {messages.apply}
        </Button>
      }
    >
      <Stack gap="m">
        <Button fullWidth onClick={() => copyTo(workdays)}>
          {messages.weekdays}
        </Button>
        <CheckboxGroup
          label={title}
          hideLabel
          options={days.map(({ weekday, name }) => ({ value: String(weekday), label: name }))}
          onValueChange={(values) => choose(values.map(Number))}
        />
      </Stack>
    </PopoverPanel>
  );
}

import { DescriptionList, Dialog, Inline, Kbd, type KbdProps } from '@school/ui';
import { useEffect, useState } from 'react';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';

const shortcuts: readonly { label: MessageId; keys: KbdProps['keys'][] }[] = [
  { label: 'messenger.shortcut.send', keys: [['Enter']] },
  { label: 'messenger.shortcut.line', keys: [['Shift', 'Enter']] },
  { label: 'messenger.shortcut.editLast', keys: [['↑']] },
  { label: 'messenger.shortcut.cancel', keys: [['Escape']] },
  { label: 'messenger.shortcut.move', keys: [['↑'], ['↓']] },
  { label: 'messenger.shortcut.help', keys: [['?']] },
];

/**
 * The keyboard shortcuts, shown by the key `?` while the focus is in the messages: elsewhere a single character may be a
 * word of speech input.
 */
export function Shortcuts() {
  const t = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey) return;
      if (!(event.target as Element).closest('[role="log"]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={t('messenger.shortcuts')}>
      <DescriptionList
        layout="beside"
        divided
        items={shortcuts.map(({ label, keys }) => ({
          id: label,
          term: t(label),
          details: (
            <Inline gap="xs">
              {keys.map((each) => (
                <Kbd key={each.join()} keys={each} />
              ))}
            </Inline>
          ),
        }))}
      />
    </Dialog>
  );
}

import { Button, IconButton, Inline, Menu, type MenuAction } from '@school/ui';
import { useNarrow } from '../viewport/useNarrow.ts';

/**
 * Actions on the record on screen: the first one as a button, the others in a menu. A destructive action is never a button.
 * Renders nothing without permitted actions.
 */
export function RecordActions(props: {
  /** Label of the menu button: "Actions for Ana". */
  label: string;
  actions: readonly MenuAction[];
  /** Number of buttons; on phones there is only one. @default 1 */
  shown?: number;
}) {
  const narrow = useNarrow();
  const { label, actions, shown = 1 } = props;
  if (actions.length === 0) return null;
  const harmless = actions.filter(({ tone }) => tone !== 'critical');
  const buttons = harmless.slice(0, narrow ? 1 : shown);
  const rest = actions.filter((action) => !buttons.includes(action));
  return (
    <Inline gap="s">
      {buttons.map(({ id, label: word, icon, onSelect }) => (
        <Button key={id} icon={icon} onClick={onSelect}>
          {word}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu label={label} align="end" items={rest} trigger={<IconButton icon="ellipsis" label={label} />} />
      )}
    </Inline>
  );
}

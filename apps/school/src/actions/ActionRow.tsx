import { Button, IconButton, Inline, Menu, type MenuAction } from '@school/ui';
import { useNarrow } from '../viewport/useNarrow.ts';

/** Actions of the record on screen: the first as buttons, the rest in a menu. Renders nothing without permitted actions. */
export function ActionRow(props: {
  /** Label of the menu button: "Actions for Ana". */
  label: string;
  actions: readonly MenuAction[];
  /** Number of buttons; on phones only one, if there are more than two actions. */
  shown: number;
}) {
  const narrow = useNarrow();
  const { label, actions, shown } = props;
  if (actions.length === 0) return null;
  const first = narrow && actions.length > 2 ? Math.min(shown, 1) : shown;
  const rest = actions.slice(first);
  return (
    <Inline gap="s">
      {actions.slice(0, first).map(({ id, label: word, icon, tone, onSelect }) => (
        <Button key={id} icon={icon} tone={tone} onClick={onSelect}>
          {word}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu label={label} items={rest} trigger={<IconButton icon="ellipsis" label={label} />} />
      )}
    </Inline>
  );
}

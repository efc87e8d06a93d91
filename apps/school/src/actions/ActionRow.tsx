import { Button, IconButton, Inline, Menu, type MenuAction, Stack } from '@school/ui';
import { useNarrow } from '../viewport/useNarrow.ts';

/** Actions of the record on screen: the first as buttons, the rest in a menu. Renders nothing without permitted actions. */
export function ActionRow(props: {
  /** Label of the menu button: "Actions for Ana". */
  label: string;
  actions: readonly MenuAction[];
  /** Number of buttons; on phones only one, if there are more than two actions. */
  shown: number;
  /** The id of the action that matters most: the first button, and on phones above the others with the width of the page. */
  lead?: string;
}) {
  const narrow = useNarrow();
  const { label, actions, shown, lead: leadId } = props;
  if (actions.length === 0) return null;
  const lead = actions.find(({ id }) => id === leadId);
  const others = actions.filter((action) => action !== lead);
  const most = lead ? shown - 1 : shown;
  const first = narrow && others.length > 2 ? Math.min(most, 1) : most;
  const rest = others.slice(first);
  const leadButton = lead && (
    <Button icon={lead.icon} tone="accent" variant="solid" fullWidth={narrow} onClick={lead.onSelect}>
      {lead.label}
    </Button>
  );
  const row = (
    <Inline gap="s">
      {!narrow && leadButton}
      {others.slice(0, first).map(({ id, label: word, icon, tone, onSelect }) => (
        <Button key={id} icon={icon} tone={tone} onClick={onSelect}>
          {word}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu label={label} items={rest} trigger={<IconButton icon="ellipsis" label={label} />} />
      )}
    </Inline>
  );
  if (!narrow || !leadButton) return row;
  return (
    <Stack gap="s">
      {leadButton}
      {row}
    </Stack>
  );
}

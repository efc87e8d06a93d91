import { Box, Button, Inline, type MenuAction, Stack } from '@school/ui';
import type { ReactNode } from 'react';
import { useNarrow } from '../viewport/useNarrow.ts';
import { RecordActions } from './RecordActions.tsx';

/** First line of every record: the link back to its list, and the actions at the end. */
export function RecordBar(props: {
  /** Label of the menu button: "Actions for Ana". */
  label: string;
  actions: readonly MenuAction[];
  /** The id of an action that can't wait: a solid button, on phones with the width of the page, and two more beside it. */
  lead?: string;
  /** The link back. */
  children: ReactNode;
}) {
  const narrow = useNarrow();
  const { label, actions, children } = props;
  const lead = actions.find(({ id }) => id === props.lead);
  const leadButton = lead && (
    <Button icon={lead.icon} tone="accent" variant="solid" fullWidth={narrow} onClick={lead.onSelect}>
      {lead.label}
    </Button>
  );
  return (
    <Box notPrinted>
      <Stack gap="s">
        <Inline gap="s" justify="between">
          {children}
          <Inline gap="s">
            {!narrow && leadButton}
            <RecordActions
              label={label}
              actions={actions.filter((action) => action !== lead)}
              shown={lead ? 2 : 1}
            />
          </Inline>
        </Inline>
        {narrow && leadButton}
      </Stack>
    </Box>
  );
}

import { Button, Inline, Stack, Text, vars } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const uses = {
  quick: 'answers a finger: hover, press, a tick',
  base: 'moves a surface: a menu, a dialog, a drawer',
  slow: 'changes a screen',
} as const;

function Speeds() {
  const [isMoved, setMoved] = useState(false);
  return (
    <Stack gap="l" align="start">
      <Button icon="refresh-cw" aria-pressed={isMoved} onClick={() => setMoved(!isMoved)}>
        Move
      </Button>
      <Stack gap="l" as="ul" style={{ alignSelf: 'stretch' }}>
        {(Object.keys(uses) as (keyof typeof uses)[]).map((speed) => (
          <Stack gap="xs" as="li" key={speed}>
            <Text size="small">
              <strong>{speed}</strong> {uses[speed]}
            </Text>
            <Inline>
              <span
                style={{
                  inlineSize: isMoved ? '100%' : 48,
                  blockSize: 24,
                  borderRadius: 4,
                  background: vars.color.accent.solid,
                  transition: `inline-size ${vars.motion[speed]} cubic-bezier(0.2, 0, 0, 1)`,
                }}
              />
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three durations. With reduced motion in your system’s settings nothing here moves. */
export const Durations: Story = {
  render: () => <Speeds />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Move' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const quick = getComputedStyle(button).getPropertyValue('--sui-motion-quick').trim();
    await expect(quick).toMatch(reduced ? /^0m?s$/ : /^(120ms|0?\.12s)$/);
  },
};

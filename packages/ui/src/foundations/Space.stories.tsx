import { Box, Grid, Inline, Stack, Text, vars } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

/* A bar of a step's length, with the length that the browser gave it. */
function Step({ name, length }: { name: string; length: string }) {
  const bar = useRef<HTMLSpanElement>(null);
  const [measuredLength, setMeasuredLength] = useState<number>();
  useLayoutEffect(() => setMeasuredLength(bar.current!.offsetWidth), [length]);
  return (
    <Inline gap="l" as="li" wrap={false}>
      <Text as="span" size="small" style={{ inlineSize: 72 }}>
        {name}
      </Text>
      <Text as="span" size="small" tone="quiet" style={{ inlineSize: 32 }} data-found={name}>
        {measuredLength}
      </Text>
      <span
        ref={bar}
        aria-hidden="true"
        style={{ inlineSize: length, blockSize: 24, borderRadius: 4, background: vars.color.accent.solid }}
      />
    </Inline>
  );
}

const meta = { title: 'Foundations/Space' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ten steps on a grid of four. The figures are read from the page. */
export const Scale: Story = {
  render: () => (
    <Stack gap="s" as="ul">
      {Object.entries(vars.space).map(([name, length]) => (
        <Step key={name} name={name} length={length} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const getMeasuredText = (name: string) =>
      canvasElement.querySelector(`[data-found="${name}"]`)!.textContent;
    await waitFor(() => expect(getMeasuredText('huge')).toBe('72'));
    await expect(getMeasuredText('l')).toBe('16');
  },
};

export const Controls: Story = {
  render: () => (
    <Inline gap="l" align="end">
      {Object.entries(vars.control).map(([name, height]) => (
        <Stack gap="xs" key={name} align="center">
          <span
            style={{
              inlineSize: 96,
              blockSize: height,
              borderRadius: vars.radius.field,
              border: `1px solid ${vars.color.line.control}`,
            }}
          />
          <Text size="small">{name}</Text>
        </Stack>
      ))}
    </Inline>
  ),
};

export const CornersAndShadows: Story = {
  render: () => (
    <Grid columns={{ min: '140px' }} gap="xl">
      {Object.entries(vars.radius).map(([name, radius]) => (
        <Stack gap="s" key={name}>
          <div
            style={{ blockSize: 72, borderRadius: radius, border: `1px solid ${vars.color.line.control}` }}
          />
          <Text size="small">radius {name}</Text>
        </Stack>
      ))}
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <Stack gap="s" key={name}>
          <Box background="raised" radius="card" style={{ blockSize: 72, boxShadow }} />
          <Text size="small">shadow {name}</Text>
        </Stack>
      ))}
    </Grid>
  ),
};

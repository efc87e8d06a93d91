import { Box, Inline, ScrollArea, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

const messages = (text: string, count = 24) => (
  <Stack gap="m">
    {Array.from({ length: count }, (_, at) => (
      <Text key={at}>
        {at + 1}. {text}
      </Text>
    ))}
  </Stack>
);
const week = (
  <Inline gap="m" wrap={false}>
    {Array.from({ length: 12 }, (_, at) => (
      <Box key={at} background="sunken" radius="field" padding="l" style={{ flex: 'none', inlineSize: 140 }}>
        {at + 1}
      </Box>
    ))}
  </Inline>
);

const meta = {
  title: 'Components/ScrollArea',
  component: ScrollArea,
  args: { label: 'Messages', maxHeight: 200, children: messages('The bus leaves at eight.') },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const framed = (area: React.ReactNode) => (
  <Box border radius="card" padding="m">
    {area}
  </Box>
);

export const Overview: Story = {
  render: (args) => (
    <Stack gap="l">
      {framed(<ScrollArea {...args} />)}
      {framed(
        <ScrollArea label="Days" axis="horizontal">
          {week}
        </ScrollArea>,
      )}
      {framed(
        <ScrollArea label="Plan" axis="both" maxHeight={160}>
          <Box style={{ inlineSize: 1600 }}>{messages('A line that is longer than its place is wide.')}</Box>
        </ScrollArea>,
      )}
      {framed(<ScrollArea label="Nothing to scroll">{messages('The bus leaves at eight.', 2)}</ScrollArea>)}
    </Stack>
  ),
};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const view = await canvas.findByRole('region', { name: 'Messages' });
    await userEvent.tab();
    await expect(view).toHaveFocus();
    const thumb = view.parentElement!.querySelector<HTMLElement>('[data-thumb]')!;
    await expect(thumb.getBoundingClientRect().height).toBeGreaterThanOrEqual(20);
    const before = thumb.getBoundingClientRect().top;
    view.scrollTop = 300;
    await waitFor(() => expect(thumb.getBoundingClientRect().top).toBeGreaterThan(before));
    await waitFor(() => expect(thumb).not.toHaveAttribute('data-shown'));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="l">
      {framed(
        <ScrollArea label="الرسائل" maxHeight={160}>
          {messages('تنطلق الحافلة في الثامنة صباحا.')}
        </ScrollArea>,
      )}
      {framed(
        <ScrollArea label="الأيام" axis="horizontal">
          {week}
        </ScrollArea>,
      )}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const view = await canvas.findByRole('region', { name: 'الأيام' });
    const thumb = view.parentElement!.querySelector<HTMLElement>('[data-thumb="x"]')!;
    const before = thumb.getBoundingClientRect().right;
    view.scrollLeft = -200;
    await waitFor(() => expect(thumb.getBoundingClientRect().right).toBeLessThan(before));
  },
};

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 320 },
    children: messages(
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(5),
      4,
    ),
  },
};

import { Box, Heading, SplitPane, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const pane = (title: string, body: string) => (
  <Box padding="l">
    <Stack gap="xs">
      <Heading level={2} size="strong">
        {title}
      </Heading>
      <Text>{body}</Text>
    </Stack>
  </Box>
);

const meta = {
  title: 'Components/SplitPane',
  component: SplitPane,
  args: {
    label: 'Conversations',
    defaultValue: 35,
    start: pane('Conversations', 'Ignacia Soto: the bus leaves at eight.'),
    end: pane('7° A', 'The trip to the coast on Friday.'),
  },
  decorators: [
    (Story) => (
      <Box border radius="card" style={{ blockSize: 240, overflow: 'hidden' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SplitPane>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <SplitPane
      {...args}
      end={
        <SplitPane
          label="Thread"
          orientation="vertical"
          defaultValue={60}
          start={pane('7° A', 'The trip to the coast on Friday.')}
          end={pane('Details', 'Twelve members')}
        />
      }
    />
  ),
};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator', { name: 'Conversations' });
    const rtl = getComputedStyle(line).direction === 'rtl';
    const first = canvas.getByText('Conversations').closest('[id]')!;
    const before = first.getBoundingClientRect().width;
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await userEvent.keyboard(rtl ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(line).toHaveAttribute('aria-valuenow', '40');
    await expect(first.getBoundingClientRect().width).toBeGreaterThan(before);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'المحادثات',
    start: pane('المحادثات', 'إغناسيا سوتو: تنطلق الحافلة في الثامنة.'),
    end: pane('السابع أ', 'رحلة الساحل يوم الجمعة.'),
  },
};

export const LongText: Story = {
  args: {
    start: pane(
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      'A word about the trip. '.repeat(3),
    ),
    end: pane('7° A', 'A word about the trip. '.repeat(6)),
  },
};

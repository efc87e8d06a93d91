import { Inline, ProgressBar, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading Reglamento-2026.pdf' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Known, and unknown. */
export const Overview: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Stack gap="s">
        <Inline justify="between">
          <Text size="small">Uploading Reglamento-2026.pdf</Text>
          <Text size="small">64 %</Text>
        </Inline>
        <ProgressBar {...args} value={64} />
        <Text size="small" tone="quiet">
          About 20 seconds left
        </Text>
      </Stack>
      <ProgressBar {...args} value={null} label="Sending" />
      <ProgressBar {...args} value={0} label="Nothing sent yet" />
      <ProgressBar {...args} value={100} label="All sent" />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="s">
      <Inline justify="between">
        <Text size="small">
          جارٍ رفع <bdi dir="ltr">Reglamento-2026.pdf</bdi>
        </Text>
        <Text size="small">64 %</Text>
      </Inline>
      <ProgressBar label="جارٍ الرفع" value={64} />
      <ProgressBar label="جارٍ الإرسال" value={null} />
    </Stack>
  ),
};

/** The text beside it wraps; the bar keeps its line. */
export const LongText: Story = {
  render: () => (
    <Stack gap="s">
      <Text size="small">
        Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft-Satzung.pdf
      </Text>
      <ProgressBar label={'Uploading the statutes of the society. '.repeat(11)} value={12} />
      <Text size="small" tone="quiet">
        {'About twenty seconds left, if the network stays as it is. '.repeat(7)}
      </Text>
    </Stack>
  ),
};

/** Over the upper edge of the window while a screen changes; shown as soon as the change starts. */
export const Route: Story = { args: { variant: 'route', label: 'Loading' } };

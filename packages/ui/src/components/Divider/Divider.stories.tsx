import { Divider, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="l">
      <Text>News of the week</Text>
      <Divider />
      <Text>Older news</Text>
      <Divider>or</Divider>
      <Text>Another way</Text>
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 320 },
    children: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'because you came to the school from another country '.repeat(6)}`,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="l">
      <Text>أخبار الأسبوع</Text>
      <Divider />
      <Text>أخبار أقدم</Text>
      <Divider>أو</Divider>
      <Text>طريقة أخرى</Text>
    </Stack>
  ),
};

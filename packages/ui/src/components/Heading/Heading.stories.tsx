import { Heading, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 2, children: 'Special timetable' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: ({ children }) => (
    <Stack gap="l">
      {(['display', 'title', 'heading', 'strong'] as const).map((size, at) => (
        <Heading key={size} level={(at + 1) as 1 | 2 | 3 | 4} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    level: 1,
    style: { maxInlineSize: 320 },
    children: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft: ${'consent of the families of 4° and 5° '.repeat(9)}`,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { children: 'دوام خاص بالعيد الوطني' },
};

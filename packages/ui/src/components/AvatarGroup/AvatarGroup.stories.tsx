import { AvatarGroup, Inline, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#9bc"/><circle cx="40" cy="32" r="14" fill="#456"/><path d="M12 80c0-22 12-30 28-30s28 8 28 30z" fill="#456"/></svg>',
)}`;
const members = [
  { name: 'Marcela Fuentes' },
  { name: 'Paula Cárcamo', src: picture },
  { name: 'Tomás Araya' },
  { name: 'Daniela Herrera' },
  { name: 'Ignacia Soto' },
  { name: 'Rodrigo Pizarro' },
];

const meta = {
  title: 'Components/AvatarGroup',
  component: AvatarGroup,
  args: { label: 'Read by', members },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="l">
      {([24, 32, 40, 48, 72] as const).map((size) => (
        <Inline key={size} gap="xl">
          <AvatarGroup {...args} size={size} />
          <AvatarGroup
            {...args}
            label="Courses"
            members={['7° A', '7° B', '8° A', '8° B', 'II medio A'].map((name) => ({ name }))}
            size={size}
            shape="square"
            max={3}
          />
        </Inline>
      ))}
      <Inline gap="xl">
        <AvatarGroup {...args} max={6} />
        <AvatarGroup {...args} max={2} total={10_482} />
        <AvatarGroup {...args} members={[]} total={12} />
      </Inline>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap="s">
      <AvatarGroup
        label="قرأه"
        members={['ليلى حداد', 'يوسف منصور', 'سلمى العلي', 'كريم ناصر'].map((name) => ({ name }))}
        max={3}
        total={7}
      />
      <Text size="small" tone="quiet">
        قرأه سبعة من أصل ثلاثة عشر
      </Text>
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 220 },
    max: 14,
    members: Array.from({ length: 20 }, (_, at) => ({
      name: `${at} Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter ${'y de la Fuente '.repeat(20)}`,
    })),
  },
};

import { Avatar, Inline, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Marcela Fuentes' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#9bc"/><circle cx="40" cy="32" r="14" fill="#456"/><path d="M12 80c0-22 12-30 28-30s28 8 28 30z" fill="#456"/></svg>',
)}`;
const sizes = [24, 32, 40, 48, 72] as const;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="l">
      <Inline gap="m">
        {sizes.map((size) => (
          <Avatar key={size} {...args} size={size} />
        ))}
      </Inline>
      <Inline gap="m">
        {['Ignacia Soto', 'Rodrigo Pizarro', 'Tomás Araya', 'ليلى حداد', '王小明'].map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Inline>
      <Inline gap="m">
        {sizes.map((size) => (
          <Avatar key={size} name="7° A" shape="square" size={size} />
        ))}
      </Inline>
      <Inline gap="m">
        {sizes.map((size) => (
          <Avatar key={size} name="Paula Cárcamo" src={picture} size={size} />
        ))}
      </Inline>
    </Stack>
  ),
};

export const BesideTheName: Story = { args: { 'aria-hidden': true } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap="m">
      <Avatar name="ليلى حداد" />
      <Avatar name="يوسف منصور" src={picture} />
      <Avatar name="السابع أ" shape="square" />
      <Text as="span">ليلى حداد</Text>
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(5),
  },
};

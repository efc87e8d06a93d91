import { Grid, Icon, iconNames, Inline, Stack, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Icon', component: Icon, args: { name: 'bell' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={{ min: '120px' }} gap="l">
      {iconNames.map((name) => (
        <Stack key={name} gap="xs" align="center">
          <Icon name={name} size={24} />
          <Text size="caption" tone="quiet" align="center">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="l">
      <Icon {...args} size={16} />
      <Icon {...args} size={20} />
      <Icon {...args} size={24} />
    </Inline>
  ),
};

export const WithLabel: Story = { args: { name: 'circle-check', label: 'Delivered' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Stack gap="m">
      <Inline gap="s">
        <Icon name="arrow-right" />
        <Icon name="reply" />
        <Icon name="send" />
        <Icon name="log-out" />
        <Text as="span">تشير، فتنعكس</Text>
      </Inline>
      <Inline gap="s">
        <Icon name="clock" />
        <Icon name="check" />
        <Icon name="phone" />
        <Icon name="search" />
        <Text as="span">لا تشير، فتبقى</Text>
      </Inline>
    </Stack>
  ),
};

export const LongText: Story = {
  render: () => (
    <Inline gap="s" wrap={false} align="start" style={{ maxInlineSize: 320 }}>
      <Icon name="info" />
      <Text>
        {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '.repeat(5)}
      </Text>
    </Inline>
  ),
};

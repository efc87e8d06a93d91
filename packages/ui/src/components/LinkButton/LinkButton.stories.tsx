import { Inline, LinkButton } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  args: { href: '#new-post', children: 'New post' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Inline gap="m">
      <LinkButton {...args} tone="accent" variant="solid" icon="plus" />
      <LinkButton {...args} tone="accent" variant="soft" icon="plus" />
      <LinkButton {...args} iconEnd="arrow-right" />
      <LinkButton {...args} variant="plain" />
      <LinkButton {...args} size="s" />
      <LinkButton {...args} size="l" />
    </Inline>
  ),
};

export const LongText: Story = {
  args: {
    style: { maxInlineSize: 220 },
    icon: 'plus',
    children: `Write to the Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'and to all families '.repeat(16)}`,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: (args) => (
    <Inline gap="m">
      <LinkButton {...args} tone="accent" variant="solid" icon="plus">
        خبر جديد
      </LinkButton>
      <LinkButton {...args} iconEnd="arrow-right">
        متابعة
      </LinkButton>
    </Inline>
  ),
};

import { Inline, Link, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#protocol', children: 'Read the protocol' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Inline gap="xl">
      {(['accent', 'quiet', 'critical', 'inherit'] as const).map((tone) => (
        <Link key={tone} {...args} tone={tone}>
          {tone}
        </Link>
      ))}
    </Inline>
  ),
};

export const InAParagraph: Story = {
  render: (args) => (
    <Text>
      Please <Link {...args} /> before the drill on Thursday, and tell your class where to meet.
    </Text>
  ),
};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Read the protocol' });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).outlineStyle).toBe('solid');
  },
};

export const LongText: Story = {
  render: (args) => (
    <Text style={{ maxInlineSize: 280 }}>
      <Link {...args}>
        https://example.org/a/very/long/address/that/has/no/space/in/it/and/goes/on/and/on?with=parameters
      </Link>
    </Text>
  ),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Text>
      يرجى قراءة <Link href="#protocol">التعليمات</Link> قبل التدريب يوم الخميس.
    </Text>
  ),
};

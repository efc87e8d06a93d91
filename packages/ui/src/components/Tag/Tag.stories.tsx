import { Inline, Tag } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = { title: 'Components/Tag', component: Tag, args: { children: '7° A' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

const Chosen = ({ onRemove }: { onRemove?: (name: string) => void }) => {
  const [names, setNames] = useState(['Staff', 'II medio B', 'معلمون']);
  const remove = (name: string) => {
    setNames(names.filter((other) => other !== name));
    onRemove?.(name);
  };
  return (
    <Inline gap="s">
      {names.map((name) => (
        <Tag key={name} onRemove={() => remove(name)}>
          {name}
        </Tag>
      ))}
    </Inline>
  );
};

export const Overview: Story = {
  render: () => (
    <Inline gap="l">
      <Inline gap="xs">
        <Tag>The whole school</Tag>
        <Tag>7° A</Tag>
        <Tag dir="ltr">+2</Tag>
      </Inline>
      <Chosen />
    </Inline>
  ),
};

const handleRemove = fn();
export const Interaction: Story = {
  globals: { locale: 'en' },
  render: () => <Chosen onRemove={handleRemove} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Staff' }));
    await expect(handleRemove).toHaveBeenCalledWith('Staff');
    await expect(canvas.queryByText('Staff')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    children: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ${'a group whose name says a lot '.repeat(11)}`,
    onRemove: () => undefined,
    style: { maxInlineSize: 220 },
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  render: () => (
    <Inline gap="xs">
      <Tag>المدرسة كلها</Tag>
      <Tag>7° A</Tag>
      <Tag dir="ltr">+2</Tag>
      <Tag onRemove={() => undefined}>المعلمون</Tag>
    </Inline>
  ),
};

import { Pagination } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

const StatefulPagination = (props: Parameters<typeof Pagination>[0]) => {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onPageChange={setPage} />;
};

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, pageCount: 6, label: 'Pages of news' },
  render: (args) => <StatefulPagination {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { args: { page: 20, pageCount: 48 } };
export const FewPages: Story = {};
/** With addresses the pages are links. */
export const Links: Story = {
  args: { page: 3, hrefFor: (page) => `#page-${page}` },
  render: (args) => <Pagination {...args} />,
};

export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('button', { name: /6/ }));
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('6');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { page: 3, label: 'صفحات الأخبار' },
};

/** The largest numbers in the smallest width: the row becomes one sentence. */
export const LongText: Story = {
  args: { page: 123_456, pageCount: 9_999_999, style: { maxInlineSize: 288 } },
};

import { Divider, Inline, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: '60%' } };
export const Circle: Story = { args: { shape: 'circle' } };
export const Box: Story = { args: { shape: 'box' } };

/** The measures of the list that is on its way: nothing jumps when it comes. */
export const Overview: Story = {
  render: () => (
    <SkeletonGroup label="Loading users">
      <Stack gap="m">
        {[70, 56, 64, 48].map((width) => (
          <Stack key={width} gap="m">
            <Inline gap="l" wrap={false}>
              <Skeleton shape="circle" />
              <Stack gap="none">
                <Skeleton deep width={width * 3} />
                <Skeleton width={width * 2} />
              </Stack>
            </Inline>
            <Divider />
          </Stack>
        ))}
      </Stack>
    </SkeletonGroup>
  ),
};

import { Divider, Inline, Skeleton, SkeletonGroup, Stack } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The sizes of the pending list, to avoid a layout shift. */
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
        <Skeleton shape="box" />
      </Stack>
    </SkeletonGroup>
  ),
};

export const RightToLeft: Story = { globals: { locale: 'ar' }, render: Overview.render! };

/** It knows no words: a height in lines follows the text size that the user has set. */
export const LongText: Story = {
  render: () => (
    <SkeletonGroup label={'Loading a name of four hundred signs and more. '.repeat(9)}>
      <Stack gap="none">
        <Skeleton deep width="100%" height="1lh" />
        <Skeleton deep width="100%" height="1lh" />
        <Skeleton width="46%" height="1lh" />
      </Stack>
    </SkeletonGroup>
  ),
};

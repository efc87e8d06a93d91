import { Button, Heading, Page, Prose, Spinner, Text } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/Page',
  component: Page,
  args: {
    children: (
      <Prose>
        <h2>Special timetable</h2>
        <p>On Wednesday and Thursday the school closes at 13:00.</p>
      </Prose>
    ),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const OfAForm: Story = {
  args: {
    width: 'form',
    footer: (
      <>
        <Text as="span" size="small" tone="quiet">
          Saved on this device at 10:41
        </Text>
        <Button variant="plain">Cancel</Button>
        <Button tone="accent" variant="solid">
          Publish
        </Button>
      </>
    ),
  },
};

export const WithAState: Story = {
  args: {
    state: (
      <>
        <Spinner size={32} />
        <Heading level={2}>One moment</Heading>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    ...OfAForm.args,
    children: <Prose>{'A form that is longer than the window is high. '.repeat(200)}</Prose>,
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    width: 'form',
    footer: (
      <>
        <Text as="span" size="small" tone="quiet">
          حُفظ على هذا الجهاز
        </Text>
        <Button variant="plain">إلغاء</Button>
        <Button tone="accent" variant="solid">
          نشر
        </Button>
      </>
    ),
    children: (
      <Prose>
        <h2>دوام خاص بالعيد الوطني</h2>
        <p>تغلق المدرسة يومي الأربعاء والخميس عند الواحدة ظهرا.</p>
      </Prose>
    ),
  },
};

import { AlertBar, type AlertBarProps } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

const actions: AlertBarProps['actions'] = [
  { id: 'update', label: 'Update the text', icon: 'pencil', onSelect: fn() },
  { id: 'end', label: 'Give the all-clear', icon: 'shield-check', primary: true, onSelect: fn() },
];

const meta = {
  title: 'Components/AlertBar',
  component: AlertBar,
  args: {
    label: 'Real alert',
    title: 'Evacuate',
    children: 'Gas leak in the science laboratory · Main campus',
    elapsed: '03:14',
    elapsedLabel: 'Running time',
    actions,
  },
} satisfies Meta<typeof AlertBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

/** The newest information has a separate line. */
export const Updated: Story = {
  args: { update: { label: 'Update, 10:46', text: 'The fire brigade is on its way. Stay on the court.' } },
};

/** Another colour, a hatched edge and another icon. */
export const Drill: Story = { args: { mode: 'drill', label: 'Drill' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'تنبيه حقيقي',
    title: 'أخلوا المبنى',
    children: 'تسرّب غاز في مختبر العلوم',
    elapsedLabel: 'المدة المنقضية',
    actions: [{ id: 'update', label: 'إرسال تحديث', icon: 'pencil', onSelect: fn() }],
  },
};

export const LongText: Story = {
  args: {
    title:
      'Leave the building by the north stairs and wait with your class on the court behind the gymnasium',
    children: 'Gas leak in the science laboratory, the corridor beside it and the rooms above. '.repeat(3),
  },
};

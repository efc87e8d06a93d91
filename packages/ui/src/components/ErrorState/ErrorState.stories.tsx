import { Button, ErrorState } from '@school/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { title: 'The news could not be loaded' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The word, one sentence, one action. */
export const Overview: Story = {
  args: {
    body: 'The server did not answer. What you wrote is still saved.',
    action: <Button icon="refresh-cw">Try again</Button>,
  },
};

export const TitleOnly: Story = {};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'تعذّر تحميل الأخبار',
    body: 'لم يجب الخادم. ما كتبته محفوظ.',
    action: <Button icon="refresh-cw">المحاولة مرة أخرى</Button>,
  },
};

export const LongText: Story = {
  args: {
    ...Overview.args,
    title:
      'No pudimos traer las noticias de la Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    body: 'The server did not answer. What you wrote is still saved on this device and leaves when it does. '.repeat(
      4,
    ),
  },
};

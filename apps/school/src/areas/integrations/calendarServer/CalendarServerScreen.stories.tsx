import { calendarSettings, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handlers } from '../../../testing/handlers.ts';
import { withApp } from '../../../testing/withApp.tsx';
import { CalendarServerScreen } from './CalendarServerScreen.tsx';
import { integrationPaths } from '../paths.ts';

const meta = {
  title: 'Screens/CalendarServer',
  component: CalendarServerScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CalendarServerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = integrationPaths.calendar.href();
const at = (answers: Handlers = {}) => [withApp({ path, answers })];

export const Usual: Story = { decorators: at() };

export const NothingYet: Story = {
  decorators: at({ getCalendarSettings: { status: 200, data: { data: calendarSettings.none } } }),
};

export const Stopped: Story = {
  decorators: at({
    testCalendar: {
      status: 200,
      data: {
        steps: [
          { name: 'reach', ok: true, problem: null, detail: 'Done.' },
          { name: 'sign_in', ok: true, problem: null, detail: 'Done.' },
          { name: 'calendar', ok: false, problem: 'not_calendar', detail: 'No calendar.' },
        ],
      },
    },
  }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Probar|اختبار/ }));
    await canvas.findByRole('list', { name: /Pasos|خطوات/ });
  },
};

export const ForAReader: Story = { decorators: [withApp({ path, user: users.docente })] };

export const Loading: Story = { decorators: at({ getCalendarSettings: 'pending' }) };

export const Failing: Story = {
  decorators: at({ getCalendarSettings: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = {
  decorators: [withApp({ path, answers: { getCalendarSettings: 'offline' }, online: false })],
};

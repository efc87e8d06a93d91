import { users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StagedAnswers } from '../../staging/answers.ts';
import { staged } from '../../staging/staged.tsx';
import { NewEventScreen } from './NewEventScreen.tsx';

const meta = {
  title: 'Screens/NewEvent',
  component: NewEventScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NewEventScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: StagedAnswers = {}, path = '/events/new-event') => [staged({ path, answers })];

export const Empty: Story = { decorators: at() };

export const OnADay: Story = { decorators: at({}, '/events/new-event?date=2026-12-10') };

export const WholeDays: Story = {
  decorators: at({}, '/events/new-event?date=2026-12-10'),
  async play({ canvas, userEvent }) {
    const [allDay] = await canvas.findAllByRole('checkbox');
    await userEvent.click(allDay as HTMLElement);
  },
};

export const Incomplete: Story = {
  decorators: at(),
  async play({ canvas, canvasElement, userEvent }) {
    await canvas.findAllByRole('textbox');
    await userEvent.click(canvasElement.querySelector('button[type=submit]') as HTMLElement);
  },
};

export const ForAPartOfTheSchool: Story = {
  decorators: [staged({ path: '/events/new-event', user: users.docente })],
};

export const AudienceLoading: Story = { decorators: at({ listCourses: 'pending' }) };

export const AudienceFailing: Story = { decorators: at({ listCourses: 'offline' }) };

export const NotAllowed: Story = {
  decorators: [staged({ path: '/events/new-event', user: users.lectura })],
};

import type { CollegeRecord } from '@school/domain';
import { collegeRecords, users } from '@school/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { Handlers } from '../../testing/handlers.ts';
import { concurrentEdit } from '../../testing/concurrentEdit.ts';
import { withApp } from '../../testing/withApp.tsx';
import { SchoolScreen } from './SchoolScreen.tsx';
import { collegePaths } from './paths.ts';

const meta = {
  title: 'Screens/School',
  component: SchoolScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SchoolScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const edit = collegePaths.detail.href({ edit: true });
const at = (answers: Handlers = {}, path = collegePaths.detail.href()) => [withApp({ path, answers })];
const school = collegeRecords.aromos as CollegeRecord;
const shown = (change: Partial<CollegeRecord>): Handlers => ({
  getCollege: { status: 200, data: { data: { ...school, ...change } } },
});
const editing = concurrentEdit('getCollege', 'updateCollege', {
  opened: { data: school },
  changed: { data: { ...school, short_name: 'Aromos' } },
});

export const Usual: Story = { decorators: at() };

export const ForAReader: Story = {
  decorators: [withApp({ path: collegePaths.detail.href(), user: users.docente })],
};

export const Bare: Story = {
  decorators: at(
    shown({
      address: null,
      commune: null,
      email: null,
      phone: null,
      image: null,
      image_menu: null,
      image_splash: null,
      setting: { ...school.setting, theme_color: '#FFEE00', languages: ['es'] },
    }),
  ),
};

export const WithExtension: Story = { decorators: at(shown({ phone_extension: '24' })) };

export const LongTexts: Story = {
  decorators: at(
    shown({
      name: 'Complejo Educacional Bicentenario '.repeat(4).trim(),
      short_name: 'Donaudampfschifffahrtselektrizitäten',
      address: 'Avenida Libertador General Bernardo O’Higgins, esquina pasaje '.repeat(3),
      email: `${'direccion.general.'.repeat(8)}@aromos.example`,
    }),
  ),
};

export const Editing: Story = { decorators: at({}, edit) };

export const Incomplete: Story = {
  decorators: at({}, edit),
  async play({ canvas, canvasElement, userEvent }) {
    const [name] = await canvas.findAllByRole('textbox');
    await userEvent.clear(name!);
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await waitFor(() => expect(canvasElement.querySelector('main [aria-invalid=true]')).not.toBeNull());
  },
};

export const ChangedByAnother: Story = {
  decorators: at(editing.answers, edit),
  beforeEach: editing.reset,
  async play({ canvas, canvasElement, userEvent }) {
    const fields = await canvas.findAllByRole('textbox');
    await userEvent.type(fields[1]!, ' Norte');
    await userEvent.click(canvasElement.querySelector('button[type=submit]')!);
    await within(document.body).findByRole('dialog');
  },
};

export const RemovingAPicture: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    const [group] = await canvas.findAllByRole('group');
    await userEvent.click(within(group!).getAllByRole('button')[1]!);
    await within(document.body).findByRole('alertdialog');
  },
};

export const RenamingAGrade: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    const [grade] = await canvas.findAllByRole('button', { name: /1° básico/ });
    await userEvent.click(grade!);
    await within(document.body).findByRole('dialog');
  },
};

export const LabelsLoading: Story = { decorators: at({ listCourses: 'pending' }) };

export const LabelsFailing: Story = {
  decorators: at({ listGrades: { status: 500, data: { message: 'Server error.' } } }),
};

export const Loading: Story = { decorators: at({ getCollege: 'pending' }) };

export const Failing: Story = {
  decorators: at({ getCollege: { status: 500, data: { message: 'Server error.' } } }),
};

export const Offline: Story = {
  decorators: [
    withApp({ path: collegePaths.detail.href(), answers: { getCollege: 'offline' }, online: false }),
  ],
};

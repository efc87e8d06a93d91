import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import type { Handlers } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { period, readPosts, takenDocuments } from '../../testing/defaultHandlers/statistics.ts';
import { StatisticsScreen } from './StatisticsScreen.tsx';
import { statisticsPaths } from './paths.ts';

const meta = {
  title: 'Screens/Statistics',
  component: StatisticsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StatisticsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = statisticsPaths.overview.href();
const at = (answers: Handlers = {}, where = path) => [withApp({ path: where, answers })];
const forbidden = { status: 403, data: { message: 'This action is unauthorized.' } };
const failed = { status: 500, data: { message: 'Server error.' } };
const all = [
  'getPostStatistics',
  'getDocumentStatistics',
  'getEntryStatistics',
  'getReachStatistics',
] as const;
const each = (answer: Handlers[(typeof all)[number]]): Handlers =>
  Object.fromEntries(all.map((id) => [id, answer]));
const nothing = {
  getPostStatistics: { status: 200, data: { data: [], meta: period } },
  getDocumentStatistics: { status: 200, data: { data: [], meta: period } },
  getEntryStatistics: {
    status: 200,
    data: { data: { entries: 0, people: 0, seconds: 0, previous_entries: 0, cells: [] }, meta: period },
  },
  getReachStatistics: {
    status: 200,
    data: {
      data: {
        people: { reached: 0, total: 61 },
        posts: { reached: 0, total: 0 },
        notifications: { reached: 0, total: 0 },
        reads_by_day: [0, 0, 0, 0, 0, 0, 0],
      },
      meta: period,
    },
  },
} satisfies Handlers;
const long = 'Resolución sobre salidas pedagógicas '.repeat(11).trim();

export const Usual: Story = { decorators: at() };

export const OwnDays: Story = {
  decorators: at({}, `${path}?from=2026-08-01&to=2026-08-31&zone=Pacific%2FEaster`),
};

/** A user whose role has scope `own`. */
export const OwnPart: Story = { decorators: [withApp({ path, user: users.inspectoria })] };

/** A user whose role shows only their own posts. */
export const ForAReader: Story = {
  decorators: [
    withApp({
      path,
      user: users.docente,
      answers: { getEntryStatistics: forbidden, getReachStatistics: forbidden },
    }),
  ],
};

export const LongTexts: Story = {
  decorators: at({
    getPostStatistics: {
      status: 200,
      data: { data: readPosts.map((post) => ({ ...post, title: long })), meta: period },
    },
    getDocumentStatistics: {
      status: 200,
      data: {
        data: takenDocuments.map((one) => ({
          ...one,
          title: long,
          file_name: `${'resolucion-'.repeat(20)}.pdf`,
        })),
        meta: period,
      },
    },
  }),
};

export const Loading: Story = { decorators: at(each('pending')) };

export const NothingYet: Story = { decorators: at(nothing) };

export const Failing: Story = { decorators: at(each(failed)) };

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.lectura })] };

export const Offline: Story = { decorators: [withApp({ path, answers: each('offline'), online: false })] };

export const ChoosingATable: Story = {
  decorators: at(),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Exportar|Export|تصدير/ }));
    await canvas.findAllByRole('menuitem');
  },
};

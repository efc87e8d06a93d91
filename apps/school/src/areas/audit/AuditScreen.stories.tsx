import type { Meta, StoryObj } from '@storybook/react-vite';
import { users } from '@school/domain/fixtures';
import { within } from 'storybook/test';
import type { Handlers } from '../../testing/handlers.ts';
import { withApp } from '../../testing/withApp.tsx';
import { sampleAuditEntries, auditResponse } from '../../testing/defaultHandlers/statistics.ts';
import { AuditScreen } from './AuditScreen.tsx';
import { auditPaths } from './paths.ts';

const meta = {
  title: 'Screens/Audit',
  component: AuditScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const path = auditPaths.list.href();
const at = (answers: Handlers = {}, where = path) => [withApp({ path: where, answers })];
const [first] = sampleAuditEntries as [(typeof sampleAuditEntries)[number]];
const long = {
  ...first,
  actor: { ...first.actor, name: 'María de los Ángeles Guadalupe '.repeat(6).trim() },
  subject: { ...first.subject, name: 'Resolución sobre salidas pedagógicas '.repeat(11).trim() },
};

export const Usual: Story = { decorators: at() };

export const Narrowed: Story = {
  decorators: at({}, `${path}?action=suspended&subject=${first.subject.id}`),
};

/** Custom days and a search. */
export const OwnDays: Story = { decorators: at({}, `${path}?q=quiroz&from=2026-09-01&to=2026-09-08`) };

/** The changes of one entry. */
export const OneEntry: Story = {
  decorators: at({}, `${path}?entry=${first.id}`),
  async play() {
    await within(document.body).findByRole('dialog');
  },
};

export const ManyPages: Story = {
  decorators: at({ listAudit: { status: 200, data: auditResponse(sampleAuditEntries, first.id) } }),
};

export const LongTexts: Story = {
  decorators: at({ listAudit: { status: 200, data: auditResponse([long]) } }),
};

export const Loading: Story = { decorators: at({ listAudit: 'pending' }) };

export const NothingYet: Story = { decorators: at({ listAudit: { status: 200, data: auditResponse([]) } }) };

export const NothingFound: Story = {
  decorators: at({ listAudit: { status: 200, data: auditResponse([]) } }, `${path}?action=deleted&kind=post`),
};

export const Failing: Story = {
  decorators: at({ listAudit: { status: 500, data: { message: 'Server error.' } } }),
};

export const NotAllowed: Story = { decorators: [withApp({ path, user: users.docente })] };

export const Offline: Story = {
  decorators: [withApp({ path, answers: { listAudit: 'offline' }, online: false })],
};

import type { Page } from '@playwright/test';
import { messengerPaths } from '../../../apps/school/src/areas/messenger/paths.ts';
import { uniqueTitle } from '../journey.ts';
import { createGroup } from '../messages.ts';
import { getUser } from '../startDrill.ts';
import { type Area, button, inDialog, item, located, type Opener, type Step } from './opener.ts';
import { create, findId, upload } from './records.ts';

const groups = new WeakMap<Page, Promise<string>>();

/** A group with a message of each of its two members. */
async function createTalk(page: Page): Promise<string> {
  const id = await createGroup(page);
  for (const role of ['docente', 'administrador']) {
    const message = { client_id: crypto.randomUUID(), body: `Buenos días de ${role}` };
    await create(page, `/api/v1/conversations/${id}/messages`, message, role);
  }
  return id;
}

async function openGroup(page: Page): Promise<string> {
  const id = groups.get(page) ?? createTalk(page);
  groups.set(page, id);
  return messengerPaths.conversation.href({ id: await id });
}

/** A report of the teacher's message. */
async function openReport(page: Page): Promise<string> {
  const id = await createGroup(page);
  const message = { client_id: crypto.randomUUID(), body: 'Buenos días' };
  const reported = await create(page, `/api/v1/conversations/${id}/messages`, message, 'docente');
  await create(page, `/api/v1/messages/${reported}/reports`, { reason: 'other', note: 'Una prueba' });
  return messengerPaths.report.href({ id: await findId(page, '/api/v1/message-reports') });
}

/** The menu of the teacher's or the own message. */
const messageMenu = (at: 'first' | 'last') =>
  located(`the ${at} message`, (page) =>
    page.getByRole('log').getByRole('article')[at]().locator('button[aria-haspopup=menu]'),
  );

/** A group that the administrator may leave. */
async function openForeignGroup(page: Page): Promise<string> {
  const { id: member } = await getUser(page.request, 'administrador', 'aromos');
  const data = { kind: 'group', name: uniqueTitle('Curso'), member_ids: [member] };
  return messengerPaths.conversation.href({
    id: await create(page, '/api/v1/conversations', data, 'docente'),
  });
}

const fileName = 'acta.txt';

/** A group with a file. */
async function openGroupWithFile(page: Page): Promise<string> {
  const id = await createGroup(page);
  const file = { name: fileName, buffer: Buffer.from('Acta de la reunión') };
  const attachment = await upload(page, `/api/v1/conversations/${id}/attachments`, file);
  const message = { client_id: crypto.randomUUID(), body: 'El acta', attachments: [attachment] };
  await create(page, `/api/v1/conversations/${id}/messages`, message);
  return messengerPaths.conversation.href({ id });
}

const onGroup = (file: string, ...steps: Step[]): Opener => ({ files: [file], path: openGroup, steps });

/** The details are beside a conversation, on a phone in a drawer. */
const inDetails = (file: string, first: Step, ...steps: Step[]): Opener[] => [
  { ...onGroup(file, first, ...steps), only: 'desktop' },
  { ...onGroup(file, button('messenger.details'), inDialog(first), ...steps), depth: 2, only: 'phone' },
];
const withPath = (path: Opener['path'], openers: Opener[]) => openers.map((opener) => ({ ...opener, path }));

/** The key that shows the keyboard shortcuts, on a message. */
const pressHelp: Step = {
  label: 'a message',
  find: (page) => page.getByRole('log').getByRole('article'),
  act: (message) => message.press('?'),
};

const detailsButton = (id: string) =>
  located(id, (page, text) =>
    page
      .getByRole('region', { name: text('messenger.details.label') })
      .getByRole('button', { name: text(id) }),
  );
const member = detailsButton('messenger.member.actions');
const list = messengerPaths.conversation.href({ id: '' });

export const messenger: Area = {
  name: 'the messenger',
  openers: [
    {
      files: ['areas/messenger/people/NewConversationDialog.tsx', 'areas/messenger/people/DialogForm.tsx'],
      path: list,
      steps: [button('messenger.new')],
    },
    onGroup('areas/messenger/settings/ConversationMenu.tsx', button('messenger.actions')),
    onGroup('areas/messenger/thread/MessageItem.tsx', messageMenu('last')),
    onGroup('areas/messenger/forward/ForwardDialog.tsx', messageMenu('last'), item('messenger.forward')),
    onGroup('areas/messenger/thread/useRemoveMessage.ts', messageMenu('last'), item('messenger.delete')),
    onGroup('areas/messenger/reports/ReportDialog.tsx', messageMenu('first'), item('messageReports.report')),
    {
      ...onGroup('areas/messenger/thread/EmojiTool.tsx', button('messenger.emoji')),
      returnsTo: located('the message', (page) => page.getByRole('main').locator('textarea')),
    },
    { ...onGroup('areas/messenger/Shortcuts.tsx', pressHelp), only: 'desktop' },
    { ...onGroup('areas/messenger/OpenDetails.tsx', button('messenger.details')), only: 'phone' },
    ...inDetails('areas/messenger/settings/MuteButton.tsx', button('messenger.details.mute')),
    ...inDetails('areas/messenger/people/AddMembersDialog.tsx', button('messenger.details.add')),
    ...inDetails('areas/messenger/people/EditGroupDialog.tsx', button('messenger.details.edit')),
    ...inDetails('areas/messenger/people/GroupMembers.tsx', member),
    ...inDetails('areas/messenger/people/useMemberActions.ts', member, item('messenger.member.remove')),
    ...withPath(
      openForeignGroup,
      inDetails('areas/messenger/people/useLeaving.ts', button('messenger.details.leave')),
    ),
    ...withPath(
      openGroupWithFile,
      inDetails('areas/messenger/people/useFileItem.tsx', detailsButton('messenger.file.actions')),
    ),
    {
      files: ['areas/messenger/reports/ExportDialog.tsx'],
      path: messengerPaths.reports.href(),
      steps: [button('messageExport.action')],
    },
    {
      files: ['areas/messenger/reports/HandleDialog.tsx'],
      path: openReport,
      steps: [button('messageReports.handle')],
    },
    {
      files: ['areas/messenger/reports/useRemoveReported.ts'],
      path: openReport,
      steps: [button('messageReports.remove')],
    },
    {
      files: ['areas/messenger/reports/ExportDialog.tsx'],
      path: openReport,
      steps: [button('messageExport.conversation')],
    },
  ],
};

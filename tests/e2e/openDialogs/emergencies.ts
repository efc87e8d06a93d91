import type { Page } from '@playwright/test';
import { homePaths } from '../../../apps/school/src/areas/home/paths.ts';
import { notificationPaths } from '../../../apps/school/src/areas/notifications/paths.ts';
import { uniqueTitle } from '../journey.ts';
import { startDrill } from '../startDrill.ts';
import { type Area, button, item, located } from './opener.ts';

const school = 'vallenorte';
/** No other journey of this school signs in this user, whose pages a drill covers. */
const receiver = 'comunicaciones';

const drills = new WeakMap<Page, Promise<string>>();

/** Starts a drill once for a page. */
async function getDrill(page: Page): Promise<string> {
  const id =
    drills.get(page) ??
    startDrill(page.request, { school, title: uniqueTitle('Ensayo de fuga'), roles: [receiver] });
  drills.set(page, id);
  return id;
}

const openBoard = async (page: Page) =>
  `${notificationPaths.detail.href({ id: await getDrill(page) })}/board`;
const openDrill = async (page: Page) => notificationPaths.detail.href({ id: await getDrill(page) });
const rowMenu = button('notifications.actionsFor');

/** The dialogs of those who lead an emergency. */
export const leading: Area = {
  name: 'a running drill',
  school,
  openers: [
    { files: ['areas/emergencies/board/BoardTools.tsx'], path: openBoard, steps: [button('board.tools')] },
    {
      files: ['areas/emergencies/board/AnswerForPerson.tsx'],
      path: openBoard,
      steps: [button('board.answerFor')],
    },
    {
      files: ['areas/notifications/EndDialog.tsx'],
      path: openDrill,
      steps: [button('notifications.end')],
    },
    {
      files: ['areas/notifications/FollowUpDialog.tsx'],
      path: openDrill,
      steps: [button('notifications.followUp')],
      only: 'desktop',
    },
    {
      files: ['areas/notifications/FollowUpDialog.tsx'],
      path: openDrill,
      steps: [rowMenu, item('notifications.followUp')],
      only: 'phone',
    },
  ],
};

/** The dialogs of those who receive an alert. */
export const receiving: Area = {
  name: 'a received drill',
  school,
  role: receiver,
  openers: [
    {
      files: ['areas/emergencies/Emergencies.tsx'],
      path: async (page) => {
        await getDrill(page);
        return homePaths.home.href();
      },
      steps: [],
      needsAnswer: true,
    },
    {
      files: ['areas/emergencies/HelpNoteDialog.tsx'],
      path: homePaths.home.href(),
      steps: [
        located('needs help', (page, text) =>
          page.getByRole('alertdialog').getByRole('button', { name: text('notifications.answer.needsHelp') }),
        ),
      ],
      returnsTo: null,
    },
  ],
};

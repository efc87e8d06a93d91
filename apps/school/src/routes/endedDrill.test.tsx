import { type Language, languages, type ManagedNotification, type Notification } from '@school/domain';
import { managedNotifications, notifications, users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getEmergencyMessages } from '../../../../tests/locales/emergencyMessages.ts';
import { Emergencies } from '../areas/emergencies/index.ts';
import { toRouterLocation } from '../router/routerLocation.ts';
import {
  boardResponse,
  managedResponse,
  receivedResponse,
  recipients,
} from '../testing/defaultHandlers/notifications.ts';
import { ok, onePage, type Handlers } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { matchProtectedRoute } from './protected.ts';

const closed_at = '2026-09-08T10:41:00-03:00';
const ended = {
  title: 'Ensayo',
  content: 'Salgan al patio.',
  mode: 'drill',
  // The kind whose name says emergency in several languages.
  alert_kind: 'medical',
  closed_at,
  updates: [
    {
      id: '01990000-0000-7b02-8000-000000000004',
      content: 'Vuelvan a sus salas.',
      all_clear: true,
      author: notifications.simulacro.author,
      created_at: closed_at,
    },
  ],
} satisfies Partial<Notification>;
const received: Notification = { ...(notifications.simulacro as Notification), ...ended, end_unread: true };
const managed: ManagedNotification = {
  ...(managedNotifications.simulacro as ManagedNotification),
  ...ended,
  can: { update: false, cancel: false, all_clear: false },
};
const { id } = managed;
/** A recipient whose e-mail was not sent any more. */
const [, late] = recipients.map((one) => ({
  ...one,
  email: { state: 'failed', at: closed_at, failure: 'superseded', reply: null } as const,
}));

const none = { queued: 0, sent: 0, failed: 0 };
const noDeliveries = { email: { ...none, failed: 1 }, push: none, sms: none };
const answers: Handlers = {
  listOngoingEmergencies: ok('listOngoingEmergencies', { data: [], ended: [received], help: [] }),
  listNotifications: ok('listNotifications', receivedResponse([received])),
  listManagedNotifications: ok('listManagedNotifications', managedResponse([managed])),
  getNotificationBoard: ok('getNotificationBoard', boardResponse({ notification: managed })),
  listNotificationRecipients: ok('listNotificationRecipients', {
    ...onePage([late!]),
    meta: { ...onePage([late!]).meta, deliveries: noDeliveries, hold: null },
  }),
};

/** All texts below an element, with the names of its elements for screen readers. */
const textsIn = (element: Element): string[] => [
  element.textContent,
  ...[...element.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label')!),
];

/** Opens a route with the banner of the ended drill above it, and returns the texts of both and of the browser's tab after `last` has appeared. */
async function open(path: string, locale: Language, notification: Notification, last: string | RegExp) {
  const { route } = matchProtectedRoute(toRouterLocation(new URL(path, 'http://aromos.localhost')));
  const Screen = await route.load();
  renderScreen({
    path,
    locale,
    user: users.administrador,
    answers: { ...answers, getNotification: ok('getNotification', { data: notification }) },
    children: (
      <>
        <Emergencies />
        <Screen />
      </>
    ),
  });
  const main = await screen.findByRole('main');
  const [banner] = await within(main).findAllByRole('status');
  expect(banner).toHaveTextContent(ended.title);
  expect((await within(main).findAllByText(last))[0]).toBeInTheDocument();
  return [...textsIn(main), document.title, screen.getByRole('heading', { level: 1 }).textContent];
}

describe.each(languages)('a drill that has ended, in %s', (language) => {
  it.each([
    ['the received notification', `/notifications/${id}`, received, ended.content],
    ['the list of received notifications', '/notifications', received, ended.content],
    ['the notification of its sender', `/college-notifications/${id}`, managed, late!.person.name],
    ['the board', `/college-notifications/${id}/board`, managed, /Salgan al patio/],
    ['the report', `/college-notifications/${id}/report`, managed, ended.content],
  ] as const)('is in no text of %s called an alert or an emergency', async (_, path, notification, last) => {
    const texts = await open(path, language, notification, last);
    expect(texts.filter((text) => getEmergencyMessages(language).test(text))).toEqual([]);
  });
});

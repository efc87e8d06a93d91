import { type Contact, fullName, type SchoolUser } from '@school/domain';
import { contacts, documentCategories, notifications, schoolUsers, users } from '@school/domain/fixtures';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { contactPaths } from '../../areas/contacts/paths.ts';
import { documentPaths } from '../../areas/documents/paths.ts';
import { messengerPaths } from '../../areas/messenger/paths.ts';
import { notificationPaths } from '../../areas/notifications/paths.ts';
import { userPaths } from '../../areas/users/paths.ts';
import { publishStreamEvent } from '../../data/streamEvents.ts';
import { contactsResponse, everyContact } from '../../testing/defaultHandlers/directory.ts';
import { buildConversation, buildMessage } from '../../testing/defaultHandlers/messenger.ts';
import { usersResponse } from '../../testing/defaultHandlers/users.ts';
import { ok } from '../../testing/handlers.ts';
import { layOutMessages } from '../../testing/layOutMessages.ts';
import { openWithReader } from '../../testing/openWithReader.tsx';
import { readAloud } from '../../testing/readAloud.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('uploads a document after files that are too large or of another type', async () => {
  const path = documentPaths.create.href({ category: documentCategories.circulares.slug });
  const { t, kit, person, hears, staysSilent } = await openWithReader(path);
  const messages = kit.fileField;
  const input = await screen.findByLabelText(new RegExp(t('documents.form.files')), { selector: 'input' });
  input.focus();
  const name = `${messages.choose(true)} ${t('documents.form.files')}, ${t('documents.form.filesHelp')} `;
  await hears([expect.stringContaining(name)]);
  const large = new File(['words'], 'pelicula.mp4');
  Object.defineProperty(large, 'size', { value: 200 * 1024 * 1024 });
  const files = [large, new File(['x'], 'virus.exe'), new File(['x'], 'acta.pdf')];
  fireEvent.drop(input.closest('span')!.parentElement!, { dataTransfer: { files } });
  await hears([`polite: ${messages.ready(1, 2)}`]);
  const rows = await readAloud(screen.getByRole('list', { name: messages.list }));
  const removal = (file: string) => `button, ${messages.remove(file)}`;
  expect(rows.slice(0, 10)).toEqual([
    `list, ${messages.list}`,
    'listitem',
    'pelicula.mp4',
    '200 MB',
    `· ${messages.tooLarge('100 MB')}`,
    removal('pelicula.mp4'),
    'listitem',
    'virus.exe',
    expect.any(String),
    `· ${messages.wrongType(t('documents.form.accepted'))}`,
  ]);
  screen.getByRole('button', { name: messages.remove('pelicula.mp4') }).focus();
  await person.keyboard('{Enter}');
  await hears([removal('pelicula.mp4'), removal('virus.exe'), `polite: ${messages.ready(1, 1)}`]);
  await person.keyboard('{Enter}');
  await hears([removal('acta.pdf')]);
  (await screen.findByRole('radio', { name: kit.audiencePicker.everyone })).focus();
  await person.keyboard(' ');
  await hears([
    expect.stringContaining(`group, ${t('documents.form.audience')}, `),
    `radiogroup, ${t('documents.form.audience')}`,
    `radio, ${kit.audiencePicker.everyone}, not checked`,
    expect.stringContaining(t('audience.count', { count: 96 })),
  ]);
  screen.getByRole('button', { name: t('documents.form.upload') }).focus();
  await person.keyboard('{Enter}');
  await hears([
    `button, ${t('documents.form.upload')}`,
    `polite: ${messages.summary(1, 1, 0)}`,
    `main, ${t('documents.new')}`,
    `polite: ${kit.tone.positive} ${t('documents.uploaded', { count: 1 })}`,
  ]);
  await staysSilent();
});

it('reads the table of users, and deletes one after a confirmation', async () => {
  let people = Object.values(schoolUsers) as SchoolUser[];
  const [paula, tomas] = people as [SchoolUser, SchoolUser];
  const { t, kit, person, hears, staysSilent } = await openWithReader(userPaths.list.href({}), {
    answers: {
      listUsers: ({ query }) => ok('listUsers', usersResponse(query.has('filter[pin]') ? [] : people)),
      deleteUser: () => {
        people = people.slice(1);
        return { status: 204 };
      },
    },
  });
  const table = await screen.findByRole('table', { name: t('users.title') });
  await within(table).findByRole('link', { name: fullName(paula) });
  const phrases = await readAloud(table);
  const header = expect.stringMatching(/^columnheader, ./);
  expect(phrases.filter((phrase) => phrase.startsWith('columnheader'))).toEqual([
    `columnheader, ${kit.dataTable.selectAll}`,
    `columnheader, ${t('users.columns.person')}, sorted in ascending order`,
    header,
    header,
    `columnheader, ${t('users.columns.status')}`,
    header,
    `columnheader, ${t('users.columns.lastSignIn')}`,
    `columnheader, ${t('users.columns.actions')}`,
  ]);
  const first = phrases.indexOf(`rowheader, ${fullName(paula)} ${paula.email}`);
  const actions = `button, ${t('users.actionsFor', { name: fullName(paula) })}, not expanded, has popup menu`;
  expect(phrases.slice(first + 1, first + 11)).toEqual([
    `link, ${fullName(paula)}`,
    ...paula.email.split(/(?<=@)/),
    `cell, ${paula.rut}`,
    `cell, ${paula.roles[0]!.name}`,
    `cell, ${t('users.status.active')}`,
    'cell',
    expect.stringContaining('8:04'),
    'cell',
    actions,
  ]);

  screen.getByRole('button', { name: t('users.actionsFor', { name: fullName(paula) }) }).focus();
  await person.keyboard('{Enter}');
  await hears([actions, `menuitem, ${t('users.open')}`]);
  await person.keyboard('{End}{Enter}');
  const question = [
    `alertdialog, ${t('users.deleteTitle')}, ${t('users.deleteBody', { name: fullName(paula) })}`,
    `button, ${kit.confirmDialog.cancel}`,
  ];
  const deletion = `menuitem, ${t('users.delete')}`;
  await hears([deletion, actions, ...question]);
  await person.keyboard('{Escape}');
  await hears([actions]);
  await person.keyboard('{Enter}{End}{Enter}');
  await hears([`menuitem, ${t('users.open')}`, deletion, actions, ...question]);
  await person.tab();
  await hears([`button, ${t('users.delete')}`]);
  await person.keyboard('{Enter}');
  await hears([`polite: ${kit.tone.positive} ${t('users.deleted')}`, `link, ${fullName(tomas)}`]);
  await staysSilent();
});

it('searches the contacts, hears the number of results, and reads a contact', async () => {
  const contact = contacts.furgon as Contact;
  const search = await openWithReader(contactPaths.list.href({}), {
    answers: {
      listContacts: ({ query }) => {
        const matches = everyContact.filter(({ name }) => name.includes(query.get('q') ?? ''));
        return ok('listContacts', contactsResponse(matches));
      },
    },
  });
  const label = search.t('contacts.search');
  const field = await screen.findByRole('searchbox', { name: label });
  await screen.findByRole('link', { name: fullName(contact) });
  field.focus();
  await search.hears([`searchbox, ${label}, placeholder ${label}`]);
  await search.person.paste('zzz');
  await search.hears([`polite: ${search.t('lists.noResults')}`]);
  await search.person.keyboard('{Control>}a{/Control}');
  await search.person.paste(contact.name);
  await search.hears([`polite: ${search.t('lists.range', { from: 1, to: 1, total: 1 })}`]);
  await search.staysSilent();
  cleanup();

  const { t } = await openWithReader(contactPaths.detail.href({ id: contact.id }));
  const phrases = await readAloud(await screen.findByRole('article'));
  const [phone, second] = contact.phones;
  const heading = phrases.indexOf(`heading, ${fullName(contact)}, level 2`);
  expect(phrases.slice(heading + 3, heading + 19)).toEqual([
    expect.stringMatching(/^link, /),
    expect.stringMatching(/^link, /),
    'term',
    t('contacts.form.phones'),
    'definition',
    expect.stringMatching(/^link, \+56/),
    phone!.label,
    'definition',
    expect.stringMatching(/^link, \+56/),
    second!.label,
    'term',
    expect.any(String),
    ...contact.emails.flatMap((email) => ['definition', `link, ${email}`]),
  ]);
});

it('hears a message that arrives, and answers it', async () => {
  layOutMessages();
  const conversation = buildConversation();
  const { kit, person, hears, staysSilent, calls } = await openWithReader(
    messengerPaths.conversation.href({ id: conversation.id }),
  );
  const log = await screen.findByRole('log', { name: conversation.name! });
  await within(log).findAllByRole('article');
  const phrases = await readAloud(log);
  expect(phrases.slice(2, 8)).toEqual([
    'article, Rodrigo Pizarro Olivares 13:01 ¿Quién tiene el listado?',
    'Rodrigo Pizarro Olivares',
    '13:01',
    '¿Quién tiene el listado?',
    `button, ${kit.messageBubble.actions}, not expanded, has popup menu`,
    expect.stringMatching(`^article, ${kit.messageBubble.you} 13:02 .*${kit.receiptTicks.readBy(1)}`),
  ]);
  const field = await screen.findByRole('textbox', { name: kit.composer.label });
  field.focus();
  await hears([`textbox, ${kit.composer.label}, placeholder ${kit.composer.placeholder}`]);
  const message = buildMessage(4, 'Llegó el bus');
  act(() => publishStreamEvent({ kind: 'message.created', data: { message } }));
  await hears([`polite: ${message.author.name}: Llegó el bus`]);
  await person.keyboard('Gracias{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  await staysSilent();
  expect(field).toHaveFocus();
  await waitFor(() => expect(calls.map(({ operationId }) => operationId)).toContain('createMessage'));
});

it('marks the notifications as read', async () => {
  let count = 2;
  const { t, kit, person, hears, staysSilent } = await openWithReader(notificationPaths.received.href(), {
    user: users.docente,
    answers: {
      countUnreadNotifications: () =>
        ok('countUnreadNotifications', { data: { count, emergencies: 0, drills: 0 } }),
      markAllNotificationsRead: () => {
        count = 0;
        return { status: 204 };
      },
    },
  });
  const rows = await screen.findByRole('list', { name: t('received.title') });
  const drill = notifications.simulacro;
  const row = within(rows).getByRole('link', { name: drill.title }).closest('li')!;
  expect(await readAloud(row)).toEqual([
    'listitem, level 1',
    `link, ${drill.title}`,
    drill.author.name,
    expect.stringContaining('10:30'),
    drill.content,
    t('notifications.drill'),
    t('received.awaitingAnswer'),
    t('received.new'),
  ]);
  screen.getByRole('button', { name: t('received.readAll') }).focus();
  await hears([`button, ${t('received.readAll')}`]);
  await person.keyboard('{Enter}');
  await hears([
    `polite: ${t('received.unread', { count: 0 })}`,
    `main, ${t('received.title')}`,
    `polite: ${kit.tone.positive} ${t('received.allRead')}`,
  ]);
  await staysSilent();
});

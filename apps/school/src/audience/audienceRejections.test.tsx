import { documents, events, notifications, posts } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DocumentScreen } from '../areas/documents/detail/DocumentScreen.tsx';
import { EditEventScreen } from '../areas/events/editor/EditEventScreen.tsx';
import { NotificationScreen } from '../areas/notifications/received/NotificationScreen.tsx';
import { PostScreen } from '../areas/posts/detail/PostScreen.tsx';
import type { Handlers } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

const rejected = { status: 403, data: { message: 'x' } } as const;
const getFirstId = (records: object) => (Object.values(records)[0] as { id: string }).id;
const addressed = 'Esto está dirigido a otras personas.';
const unpublished = 'Esta noticia está dirigida a otras personas o aún no se ha publicado.';

const records: [record: string, path: string, answers: Handlers, Screen: ComponentType, reason: string][] = [
  ['a post', `/blog/post/${getFirstId(posts)}`, { getPost: rejected }, PostScreen, unpublished],
  [
    'a document',
    `/documentos/document/${getFirstId(documents)}`,
    { getDocument: rejected },
    DocumentScreen,
    addressed,
  ],
  ['an event', `/events/edit/${getFirstId(events)}`, { getEvent: rejected }, EditEventScreen, addressed],
  [
    'a notification',
    `/notifications/${getFirstId(notifications)}`,
    { getNotification: rejected },
    NotificationScreen,
    addressed,
  ],
];

describe('a record for other people', () => {
  it.each(records)('gives the audience of %s as the reason', async (_, path, answers, Screen, reason) => {
    renderScreen({ path, answers, children: createElement(Screen) });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByText(/Tu rol/)).toBeNull();
  });
});

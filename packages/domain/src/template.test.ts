import { describe, expect, test } from 'vitest';
import { templateDetails } from './fixtures/fixtures.ts';
import type { BlockDocument } from './generated/types.gen.ts';
import { fillTemplate, invalidTemplatePlaceholders } from './template.ts';

const values = { date: '23 de noviembre de 2026', school: 'Colegio {date}' };
const { circular, reunion, suspension } = templateDetails;

/** A document with a placeholder in a list and in a table. */
const nestedText = (text: string): BlockDocument => {
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text }] };
  return {
    type: 'doc',
    content: [
      { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph] }] }],
      },
    ],
  };
};

describe('a template', () => {
  test('is filled with day and school in every text, once', () => {
    const { post } = fillTemplate(
      { post: { ...circular.post, body: nestedText('{date}, {school}') } },
      values,
    );
    expect(post).toEqual({
      ...circular.post,
      title: 'Circular del 23 de noviembre de 2026',
      body: nestedText('23 de noviembre de 2026, Colegio {date}'),
    });
    const { notification } = fillTemplate({ notification: suspension.notification }, values);
    expect(notification?.content).toBe('Hoy, 23 de noviembre de 2026, no hay clases en el Colegio {date}.');
    const event = { ...reunion.event, name: 'Acto del {school}', description: null, address: '{date}' };
    expect(fillTemplate({ event }, values).event).toEqual({
      ...event,
      name: 'Acto del Colegio {date}',
      address: '23 de noviembre de 2026',
    });
  });

  test('names the fields with an invalid placeholder', () => {
    expect(invalidTemplatePlaceholders({ post: circular.post })).toEqual({});
    const post = { ...circular.post, title: 'Hola {nombre}', body: nestedText('{date} {curso}') };
    expect(invalidTemplatePlaceholders({ post })).toEqual({
      'post.title': '{nombre}',
      'post.body': '{curso}',
    });
    const event = { ...reunion.event, name: '{a}', description: '{b}', address: '{c}' };
    expect(invalidTemplatePlaceholders({ event })).toEqual({
      'event.name': '{a}',
      'event.description': '{b}',
      'event.address': '{c}',
    });
    const notification = { ...suspension.notification, title: '{place}', content: '{toString}' };
    expect(invalidTemplatePlaceholders({ notification })).toEqual({
      'notification.title': '{place}',
      'notification.content': '{toString}',
    });
  });
});

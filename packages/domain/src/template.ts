import { mapText } from './blockDocument/mapText.ts';
import { documentToText } from './blockDocument/text.ts';
import type { TemplateKind, TemplateWrite } from './generated/types.gen.ts';
import { fillPlaceholders, invalidPlaceholders } from './placeholders.ts';

/** The values of a template, under the name of its kind. */
export type TemplateParts = Pick<TemplateWrite, TemplateKind>;

/** Values for the placeholders of a template. */
export interface TemplatePlaceholders {
  /** The day on which the template is used, in words. */
  date: string;
  school: string;
}

/** The placeholders of a template. */
export const templatePlaceholders = ['date', 'school'] as const satisfies (keyof TemplatePlaceholders)[];

/** The texts of a template by request field. */
function listTexts({ post, event, notification }: TemplateParts): Record<string, string> {
  return {
    ...(post && { 'post.title': post.title, 'post.body': documentToText(post.body) }),
    ...(event && {
      'event.name': event.name,
      'event.description': event.description ?? '',
      'event.address': event.address ?? '',
    }),
    ...(notification && {
      'notification.title': notification.title,
      'notification.content': notification.content,
    }),
  };
}

/** Returns the first invalid placeholder of each text, by request field: `{ 'post.title': '{street}' }`. */
export const invalidTemplatePlaceholders = (parts: TemplateParts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(listTexts(parts)).flatMap(([field, text]) => {
      const [written] = invalidPlaceholders(text, templatePlaceholders);
      return written === undefined ? [] : [[field, written]];
    }),
  );

/** Fills the placeholders `{date}` and `{school}` of a template's texts. */
export function fillTemplate(parts: TemplateParts, values: TemplatePlaceholders): TemplateParts {
  const { post, event, notification } = parts;
  const fill = (text: string) => fillPlaceholders(text, { ...values });
  return {
    ...(post && { post: { ...post, title: fill(post.title), body: mapText(post.body, fill) } }),
    ...(event && {
      event: {
        ...event,
        name: fill(event.name),
        description: event.description && fill(event.description),
        address: event.address && fill(event.address),
      },
    }),
    ...(notification && {
      notification: {
        ...notification,
        title: fill(notification.title),
        content: fill(notification.content),
      },
    }),
  };
}

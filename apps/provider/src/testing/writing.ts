import {
  type AudienceWrite,
  type PostWrite,
  type UserWrite,
  type EventWrite,
  documentFromText,
} from '@school/domain';
import { randomUUID } from 'node:crypto';
import { createPdf } from '../../seed/files/pdf.ts';
import { multipart } from './multipart.ts';
import type { School } from './openSchool.ts';

/** Returns a school's grades, courses and categories, as a form loads them. */
export async function readChoices(school: School, token: string, host = 'aromos.localhost') {
  const grades = (await school.call('listGrades', { token, host })).data.data;
  const courses = (await school.call('listCourses', { token, host })).data.data;
  const categories = (await school.call('listPostCategories', { token, host })).data.data;
  return { grades, courses, categories };
}

export type Choices = Awaited<ReturnType<typeof readChoices>>;

/** Returns an audience of one course with its grade, as publishing requires it. */
export function forCourse({ courses }: Choices, code: string): AudienceWrite {
  const course = courses.find((one) => one.code === code)!;
  return { scope: 'restricted', course_ids: [course.id], grade_ids: [course.grade_id] };
}

/** Returns a complete post; `change` overrides the fields under test. */
export function newPost(
  { categories }: Pick<Choices, 'categories'>,
  change: Partial<PostWrite> = {},
): PostWrite {
  return {
    title: 'Reunión de apoderados',
    category_id: categories[0]!.id,
    body: documentFromText('Nos vemos el jueves.\n\nTraer la agenda.'),
    audience: { scope: 'all' },
    status: 'published',
    ...change,
  };
}

/** Returns a complete new person; only the role is missing. */
export function newPerson(change: Partial<UserWrite> = {}): UserWrite {
  return {
    name: 'Fernanda',
    first_lastname: 'Ñancupil',
    second_lastname: 'Bravo',
    email: `${randomUUID()}@correo.example`,
    position: 'Profesora de Lenguaje',
    status: 'active',
    role_ids: [],
    ...change,
  };
}

/** Returns a complete event; `change` overrides the fields under test. */
export function newEvent(change: Partial<EventWrite> = {}): EventWrite {
  return {
    name: 'Reunión de apoderados',
    description: 'Traer la agenda.',
    address: 'Biblioteca',
    start: '2026-12-03T18:30:00-03:00',
    end: '2026-12-03T20:00:00-03:00',
    all_day: false,
    audience: { scope: 'all' },
    ...change,
  };
}

/** Returns the secret token of a feed's URL. */
export const readFeedToken = (address: string) => /([\w-]{43})\.ics$/.exec(address)![1]!;

/** Returns a small valid PDF file. */
export const pdf = (words = 'Hola') => ({
  name: 'circular.pdf',
  content: createPdf('Colegio', words, [{ kind: 'text', text: words }], '#0F6E5A'),
});

/** Returns a complete form with a document; `change` overrides the fields under test. */
export async function newDocument(
  school: School,
  token: string,
  change: Parameters<typeof multipart>[0] = {},
  host = 'aromos.localhost',
) {
  const { data } = await school.call('listDocumentCategories', { token, host });
  const category_id = data.data[0]!.id;
  return multipart({
    title: 'Circular de marzo',
    category_id,
    audience: JSON.stringify({ scope: 'all' }),
    file: pdf(),
    ...change,
  });
}

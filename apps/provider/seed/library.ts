import { createHash } from 'node:crypto';
import { fold } from '@school/domain';
import { at, toDay, schoolDay } from './clock.ts';
import { type BodyKind, createBody } from './files/bodies.ts';
import { readPicture } from './files/jpeg.ts';
import { createPdf } from './files/pdf.ts';
import { drawFloorPlan } from './files/png.ts';
import { toChance, toId } from './ids.ts';
import type { DemoContact, DemoDocument, DemoFile, DemoPerson } from './shape.ts';
import type { ContactSource, DocumentSource, For, SchoolSource } from './source.ts';

const hour = 3_600_000;

const toSlug = (title: string) => fold(title).replaceAll(/[^a-z0-9]+/g, '-');

/** What the documents of a school's first, second, third and fourth category are. */
const kinds: readonly BodyKind[] = ['rules', 'letter', 'form', 'plan'];

/** Drawn once per process: samples are requested often, and the same text gives the same bytes. */
const drawn = new Map<string, Buffer>();

/** A file that says what it is called: pages of text, or a drawn plan. */
export function createFile(
  { key, college }: SchoolSource,
  title: string,
  text: string,
  kind: BodyKind = 'form',
  picture?: string,
): DemoFile {
  const slug = toSlug(title);
  const plan = text === 'plan';
  const draw = () =>
    plan
      ? drawFloorPlan(`${key}/${slug}`, college.theme_color)
      : createPdf(
          college.name,
          title,
          createBody(kind, text.split('\n'), picture ? readPicture(key, picture) : undefined),
          college.theme_color,
        );
  const id = toId(`${key}/file/${slug}`);
  const content = drawn.get(id) ?? draw();
  drawn.set(id, content);
  return {
    id,
    name: `${slug}.${plan ? 'png' : 'pdf'}`,
    type: plan ? 'image/png' : 'application/pdf',
    sha256: createHash('sha256').update(content).digest('hex'),
    content,
  };
}

interface LibrarySource {
  school: SchoolSource;
  now: Date;
  people: readonly DemoPerson[];
  toAudience: (target: For) => DemoDocument['audience'];
  findAuthor: (by: string) => string;
}

const findBodyKind = ({ documentCategories }: SchoolSource, category: string): BodyKind =>
  kinds[documentCategories.findIndex(([slug]) => slug === category)] ?? 'letter';

/** The first document of a school's first and last category has the school on its first page; letters have its garden. */
const pictureFor = (school: SchoolSource, source: DocumentSource): string | undefined => {
  const kind = findBodyKind(school, source[0]);
  if (kind === 'letter') return 'menu.jpeg';
  const first = school.documents.find(([category]) => category === source[0]);
  return source === first && kind !== 'form' ? 'splash.jpeg' : undefined;
};

function buildDocument(library: LibrarySource, source: DocumentSource): DemoDocument {
  const [category, title, daysAgo, by, target, text, expires] = source;
  const { key } = library.school;
  const created = at(schoolDay(toDay(library.now), -daysAgo), '10:15');
  const id = toId(`${key}/document/${toSlug(title)}`);
  const audience = library.toAudience(target);
  const readers = library.people.filter(({ status }) => status === 'active');
  return {
    id,
    title,
    category_id: toId(`${key}/document-category/${category}`),
    file: createFile(
      library.school,
      title,
      text,
      findBodyKind(library.school, category),
      pictureFor(library.school, source),
    ),
    audience,
    author_id: library.findAuthor(by),
    expires_at:
      expires === undefined ? null : at(schoolDay(toDay(library.now), expires), '18:00').toISOString(),
    created_at: created.toISOString(),
    // Those in charge take most of what is for everyone; a third of all others does.
    downloads: readers
      .filter((person) => audience.scope === 'all' && toChance(`${id}/${person.id}`) < 0.35)
      .map((person) => ({
        user_id: person.id,
        downloaded_at: new Date(
          Math.min(library.now.getTime(), created.getTime() + toChance(`${person.id}/${id}`) * 200 * hour),
        ).toISOString(),
      })),
  };
}

function buildContact(library: LibrarySource, source: ContactSource): DemoContact {
  const { key } = library.school;
  const { places = [], phones, ...fields } = source;
  return {
    id: toId(`${key}/contact/${fold([fields.name, fields.first_lastname].filter(Boolean).join(' '))}`),
    first_lastname: null,
    second_lastname: null,
    organisation: null,
    position: null,
    address: null,
    commune_id: null,
    emergency: false,
    notes: null,
    emails: [],
    ...fields,
    phones: phones.map(([label, e164]) => ({ label, e164 })),
    place_ids: places.map((code) => toId(`${key}/place/${code}`)),
  };
}

/** A school's documents with their files, and its address book. */
export function buildLibrary(library: LibrarySource) {
  const { school } = library;
  return {
    documentCategories: school.documentCategories.map(([slug, name], index) => ({
      id: toId(`${school.key}/document-category/${slug}`),
      name,
      slug,
      position: index + 1,
    })),
    documents: school.documents.map((source) => buildDocument(library, source)),
    contacts: school.contacts.map((source) => buildContact(library, source)),
  };
}

import { demoPasswords, templateWrites } from '@school/domain/fixtures';
import { randomInt, randomUUID } from 'node:crypto';
import {
  type AudienceWrite,
  type ContactWrite,
  documentFromText,
  type EventWrite,
  type OperationId,
  type PlaceWrite,
  type PostWrite,
  type UserWrite,
} from '@school/domain';
import { multipart } from '../../apps/provider/src/testing/multipart.ts';
import type { CallOptions } from '../../apps/provider/src/testing/openSchool.ts';
import { newDocument, newPerson, pdf } from '../../apps/provider/src/testing/writing.ts';
import type { Scenario } from './scenario.ts';
import { onePixel } from './scenarioSchool.ts';
import { notice, profile } from './writes.ts';

const first = { headers: { 'if-match': '"1"' } };

/** Returns requests with every field that makes a write look up, link or delete additional rows. */
export function fullFixtures({
  school,
  token,
  choices,
}: Scenario): Partial<Record<OperationId, () => Promise<CallOptions>>> {
  const createRecord = async (operation: OperationId, options: CallOptions): Promise<string> => {
    const { status, data } = await school.call(operation, { token, ...options });
    if (status >= 300) throw new Error(`${operation}: ${JSON.stringify(data)}`);
    return (data as { data: { id: string } }).data.id;
  };
  const lists = async () => {
    const places = (await school.call('listPlaces', { token })).data.data;
    const roles = (await school.call('listRoles', { token })).data.data;
    const me = (await school.call('getCurrentUser', { token })).data.data;
    return { place: places[0]!.id, role: roles[4]!.id, administrator: roles[0]!.id, me: me.id };
  };
  const person = async () =>
    createRecord('createUser', { body: newPerson({ role_ids: [(await lists()).role] }) });
  /** Returns an audience that uses every list, with a person in it who can be deleted. */
  const audienceWith = async (deletedId: string): Promise<AudienceWrite> => {
    const { place, role, me } = await lists();
    const course = choices.courses[0]!;
    return {
      scope: 'restricted',
      place_ids: [place],
      grade_ids: [course.grade_id],
      course_ids: [course.id],
      role_ids: [role],
      user_ids: [me, deletedId],
      exclude_user_ids: [await person()],
    };
  };
  const file = () => createRecord('createPostAttachment', multipart({ file: pdf() }));
  const picture = async () => {
    const { data } = await school.call('createPostPicture', { token, ...multipart({ file: onePixel }) });
    return { url: data.data.url, alt: 'Patio' };
  };
  const post = async (audience: AudienceWrite): Promise<Required<PostWrite>> => {
    const body = documentFromText('Nos vemos.');
    const { url: src, alt } = await picture();
    const shown = { type: 'image', attrs: { src, alt } };
    return {
      title: 'Reunión de apoderados',
      category_id: choices.categories[0]!.id,
      status: 'published',
      published_at: null,
      notify: true,
      confirm_by: '2026-12-04',
      audience,
      cover: await picture(),
      body: { ...body, content: [...body.content, shown] } as typeof body,
      attachment_ids: [await file(), await file()],
    };
  };
  /** Creates a record for a person who is deleted afterwards. */
  const outlived = async (create: OperationId, toForm: (audience: AudienceWrite) => Promise<CallOptions>) => {
    const deletedId = await person();
    const audience = await audienceWith(deletedId);
    const id = await createRecord(create, await toForm(audience));
    await school.call('deleteUser', { token, path: { id: deletedId } });
    return { id, audience };
  };
  const connected = () =>
    school.call('updateCalendarSettings', {
      token,
      body: { url: 'https://nowhere.invalid/dav/', username: 'x', password: 'y', enabled: true },
    });
  const event = async (audience: AudienceWrite): Promise<Required<EventWrite>> => ({
    name: 'Reunión de apoderados',
    description: 'Traer la agenda.',
    place_id: (await lists()).place,
    address: 'Biblioteca',
    start: '2026-12-03T18:30:00-03:00',
    end: '2026-12-03T20:00:00-03:00',
    all_day: false,
    timezone: 'America/Santiago',
    status: 'confirmed',
    audience,
    sync: { enabled: true },
  });
  const member = async (): Promise<Required<UserWrite>> => {
    const { place, role } = await lists();
    const course = choices.courses[0]!;
    return {
      name: 'Fernanda',
      first_lastname: 'Ñancupil',
      second_lastname: 'Bravo',
      email: `${randomUUID()}@correo.example`,
      rut: null,
      passport: `P${randomInt(1_000_000, 9_999_999)}`,
      phone: '+56912345678',
      birthdate: '1990-02-28',
      position: 'Profesora de Lenguaje',
      status: 'active',
      role_ids: [role],
      place_ids: [place],
      grade_ids: [course.grade_id],
      course_ids: [course.id],
    };
  };
  const group = async () =>
    createRecord('createConversation', {
      body: { kind: 'group', name: 'Equipo', member_ids: [await person()] },
    });
  const place = (main: boolean): Required<PlaceWrite> => ({
    name: 'Anexo',
    code: randomUUID().slice(0, 10),
    address: 'Calle Nueva 1',
    timezone: 'America/Santiago',
    main,
    commune_id: '07101',
    lat: -35.43,
    lng: -71.65,
    phone: '+56712345678',
    phone_extension: '24',
    email: 'anexo@aromos.example',
    hours: [{ weekday: 1, opens: '08:00', closes: '16:00' }],
  });
  const contact = async (): Promise<Required<ContactWrite>> => ({
    kind: 'person',
    name: 'Rosa',
    first_lastname: 'Soto',
    second_lastname: 'Vera',
    organisation: 'Carabineros',
    position: 'Cabo',
    category: 'Seguridad',
    emails: ['rosa@correo.example'],
    phones: [{ label: 'Celular', e164: '+56991234501' }],
    address: 'Calle Nueva 1',
    commune_id: '07101',
    place_ids: [(await lists()).place],
    emergency: true,
    notes: 'De turno los lunes.',
  });

  return {
    createPost: async () => ({ body: await post(await audienceWith(await person())) }),
    updatePost: async () => {
      const { id, audience } = await outlived('createPost', async (to) => ({ body: await post(to) }));
      return { path: { id }, body: await post(audience), ...first };
    },
    deletePost: async () => ({
      path: { id: await createRecord('createPost', { body: await post({ scope: 'all' }) }) },
    }),
    createNotification: async () => {
      const ownPin = { pin: '739154', current_password: demoPasswords.aromos };
      await school.call('updateOwnPin', { token, body: ownPin });
      const audience = await audienceWith(await person());
      return { body: { ...notice, audience, emergency: true, mode: 'real', pin: '739154' } };
    },
    updateNotification: async () => {
      const form = (audience: AudienceWrite) => ({ ...notice, audience });
      const { id, audience } = await outlived('createNotification', async (to) => ({
        body: { ...form(to), status: 'draft' },
      }));
      return { path: { id }, body: form(audience), ...first };
    },
    createEvent: async () => {
      await connected();
      return { body: await event(await audienceWith(await person())) };
    },
    updateEvent: async () => {
      await connected();
      const { id, audience } = await outlived('createEvent', async (to) => ({ body: await event(to) }));
      return { path: { id }, body: await event(audience), ...first };
    },
    createTemplate: async () => {
      const audience = await audienceWith(await person());
      return { body: { name: randomUUID(), post: { ...templateWrites.circular.post, audience } } };
    },
    updateTemplate: async () => {
      const withTo = (audience: AudienceWrite) => ({
        name: randomUUID(),
        event: { ...templateWrites.reunion.event, audience },
      });
      const { id, audience } = await outlived('createTemplate', async (to) => ({ body: withTo(to) }));
      return { path: { id }, body: withTo(audience), ...first };
    },
    createDocument: async () => {
      const audience = JSON.stringify(await audienceWith(await person()));
      return newDocument(school, token, { audience });
    },
    updateDocument: async () => {
      const { id, audience } = await outlived('createDocument', (to) =>
        newDocument(school, token, { audience: JSON.stringify(to) }),
      );
      const { data } = await school.call('listDocumentCategories', { token });
      return { path: { id }, body: { title: 'Circular', category_id: data.data[0]!.id, audience }, ...first };
    },
    createUser: async () => ({ body: await member() }),
    updateUser: async () => {
      const id = await createRecord('createUser', { body: await member() });
      return { path: { id }, body: { ...newPerson(), status: 'suspended' }, ...first };
    },
    createRole: async () => ({
      body: { name: randomUUID(), permissions: [{ permission: 'posts.view', scope: 'any' }] },
    }),
    updateProfile: async () => multipart({ ...profile, avatar: onePixel }),
    updateCollegeImages: async () => {
      const { data } = await school.call('getCollege', { token });
      const pictures = { image: onePixel, image_menu: onePixel, image_splash: onePixel };
      const send = (version: number) => {
        const { body, headers } = multipart({ _method: 'PUT', ...pictures });
        return { body, headers: { ...headers, 'if-match': `"${version}"` } };
      };
      await school.call('updateCollegeImages', { token, ...send(data.data.version) });
      return send(data.data.version + 1);
    },
    createPlace: async () => ({ body: place(true) }),
    updatePlace: async () => ({
      path: { id: await createRecord('createPlace', { body: place(false) }) },
      body: place(true),
      ...first,
    }),
    createContact: async () => ({ body: await contact() }),
    updateContact: async () => ({
      path: { id: await createRecord('createContact', { body: await contact() }) },
      body: await contact(),
      ...first,
    }),
    createMessage: async () => {
      const id = await group();
      const attached = await createRecord('createAttachment', {
        path: { id },
        ...multipart({ file: pdf() }),
      });
      const message = { client_id: randomUUID(), body: 'Buenos días' };
      const reply_to_id = await createRecord('createMessage', { path: { id }, body: message });
      const answer = { client_id: randomUUID(), body: 'Gracias', reply_to_id, attachments: [attached] };
      return { path: { id }, body: answer };
    },
    updateConversationSettings: async () => ({
      path: { id: await group() },
      body: { mute: 'one_hour', pinned: true },
    }),
    deleteMessage: async () => {
      const id = await group();
      const attached = await createRecord('createAttachment', {
        path: { id },
        ...multipart({ file: pdf() }),
      });
      const message = { client_id: randomUUID(), body: 'Buenos días', attachments: [attached] };
      return { path: { id: await createRecord('createMessage', { path: { id }, body: message }) } };
    },
    createCalendarFeed: async () => {
      await school.arrange((tx) => tx.deleteFrom('calendar_feeds').execute());
      const course = choices.courses[0]!;
      const chosen = {
        place_ids: [(await lists()).place],
        grade_ids: [course.grade_id],
        course_ids: [course.id],
      };
      return { body: { name: 'Mi calendario', ...chosen } };
    },
    searchAudience: async () => ({ body: { audience: await audienceWith(await person()) } }),
    previewAudience: async () => ({ body: { audience: await audienceWith(await person()) } }),
  };
}

import type { AnswerData, Contact, Place } from '@school/domain';
import { contacts, places } from '@school/domain/fixtures';
import { pageMeta, noLinks, ok, onePage, type Handlers } from '../handlers.ts';

/** Contacts with permission to update and delete. */
export const everyContact: Contact[] = (Object.values(contacts) as Contact[]).map((contact) => ({
  ...contact,
  can: { update: true, delete: true },
}));

/** The school's places, the main one first. */
export const everyPlace = Object.values(places) as Place[];

/** Returns a page of contacts with the server's counts. */
export const contactsResponse = (
  list: readonly Contact[],
  total = list.length,
): AnswerData<'listContacts'> => ({
  data: [...list],
  links: noLinks,
  meta: {
    ...pageMeta(list.length, total, 20),
    categories: [...new Set(everyContact.flatMap(({ category }) => category ?? []))].toSorted(),
  },
});

const notFound = { status: 404, data: { message: 'Not found.' } };

/** Default handlers of contacts and places. */
export const directoryAnswers: Handlers = {
  listContacts: ({ query }) => {
    const [category, emergency] = [query.get('filter[category]'), query.get('filter[emergency]')];
    const matching = everyContact.filter(
      (one) =>
        (!category || one.category === category) && (!emergency || String(one.emergency) === emergency),
    );
    return ok('listContacts', contactsResponse(matching));
  },
  getContact: ({ path }) => {
    const contact = everyContact.find(({ id }) => path.endsWith(id));
    return contact ? ok('getContact', { data: contact }) : notFound;
  },
  createContact: ok('createContact', { data: everyContact[0]! }),
  updateContact: ok('updateContact', { data: everyContact[0]! }),
  deleteContact: ok('deleteContact'),
  getContactCard: {
    status: 200,
    text: 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:CESFAM Central de Curicó\r\nEND:VCARD\r\n',
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  },
  listPlaces: ok('listPlaces', onePage(everyPlace)),
  getPlace: ({ path }) => {
    const place = everyPlace.find(({ id }) => path.endsWith(id));
    return place ? ok('getPlace', { data: place }) : notFound;
  },
  createPlace: ok('createPlace', { data: everyPlace[0]! }),
  updatePlace: ok('updatePlace', { data: everyPlace[0]! }),
  deletePlace: ok('deletePlace'),
};

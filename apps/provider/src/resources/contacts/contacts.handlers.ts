import { type ContactWrite, fullName } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { newId } from '../../newId.ts';
import { Bytes } from '../../http/contract/bytes.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { invalid, notFound, rejectStale, requireAllowed } from '../../httpError.ts';
import { findCommune } from '../communes.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { canSeeContact, canWrite, getAllowedContactActions } from './contacts.policy.ts';
import { toPlaceIds, presentContact } from './contacts.present.ts';
import {
  changeContact,
  type ContactRow,
  countContacts,
  countPlaces,
  findContactCategories,
  findContact,
  findContacts,
  insertContact,
  removeContact,
} from './contacts.queries.ts';
import { toContactColumns, searchedWords } from './contacts.rules.ts';
import { toVcard } from './vcard.ts';

type OneContact = Pick<Context<'getContact'>, 'tx' | 'path' | 'person'>;

async function findVisibleContact({ tx, path, person }: OneContact, lock = false): Promise<ContactRow> {
  const contact = await findContact(tx, path.id, lock);
  if (!contact) throw notFound();
  requireAllowed(canSeeContact(person, toPlaceIds(contact)));
  return contact;
}

/**
 * Finds and locks a contact that this person may change.
 * @throws HttpError 409 when the change is based on another version.
 */
async function changeable(
  context: OneContact & Pick<Context<'updateContact'>, 'version'>,
): Promise<ContactRow> {
  const contact = await findVisibleContact(context, true);
  requireAllowed(getAllowedContactActions(context.person, toPlaceIds(contact)).update);
  rejectStale(context.version, contact);
  return contact;
}

async function answered({ tx, path, person }: OneContact) {
  const contact = (await findContact(tx, path.id))!;
  return { headers: versionHeader(contact), body: { data: presentContact(contact, person) } };
}

/** @throws HttpError 422 for unknown places or an unknown commune. */
async function rejectUnknown(
  tx: CollegeTransaction,
  { place_ids = [], commune_id }: ContactWrite,
): Promise<void> {
  if (place_ids.length > 0 && (await countPlaces(tx, place_ids)) < place_ids.length)
    throw invalid({ place_ids: ['The selection includes something unknown.'] });
  if (commune_id && !findCommune(commune_id))
    throw invalid({ commune_id: ['The selected commune is unknown.'] });
}

function toAuditSubject(contact: Pick<ContactRow, 'id' | 'name' | 'first_lastname' | 'second_lastname'>) {
  return { kind: 'contact' as const, id: contact.id, name: fullName(contact) };
}

/** Returns what the audit stores: the contact without `can`, which depends on the person. */
const audited = ({ can: _can, ...contact }: ReturnType<typeof presentContact>) => contact;

export const contactsHandlers = {
  listContacts: async ({ tx, person, query }) => {
    const filter = {
      words: searchedWords(query.q),
      category: query['filter[category]'],
      emergency: query['filter[emergency]'],
    };
    const total = await countContacts(tx, person, filter);
    const page = pageFrom(query);
    const range = { sort: query.sort ?? 'name', ...page };
    const rows = page.offset < total ? await findContacts(tx, person, filter, range) : [];
    const data = rows.map((row) => presentContact(row, person));
    const more = { categories: await findContactCategories(tx, person) };
    return { status: 200, body: pageBody('/api/v1/contacts', query, page, total, data, more) };
  },

  createContact: async ({ tx, college, person, body, now, audit }) => {
    const placeIds = body.place_ids ?? [];
    await rejectUnknown(tx, body);
    requireAllowed(canWrite(person, placeIds));
    const id = newId(now);
    const times = { created_at: now, updated_at: now };
    await insertContact(tx, { college_id: college.id, id, ...toContactColumns(body), ...times }, placeIds);
    const answer = await answered({ tx, path: { id }, person });
    audit({ subject: toAuditSubject(answer.body.data), after: audited(answer.body.data) });
    return { status: 201, ...answer };
  },

  getContact: async (context) => {
    const contact = await findVisibleContact(context);
    return {
      status: 200,
      headers: versionHeader(contact),
      body: { data: presentContact(contact, context.person) },
    };
  },

  updateContact: async (context) => {
    const { tx, person, body, now, audit } = context;
    const before = await changeable(context);
    const placeIds = body.place_ids ?? [];
    await rejectUnknown(tx, body);
    requireAllowed(canWrite(person, placeIds));
    await changeContact(tx, before, { ...toContactColumns(body), updated_at: now }, placeIds);
    const answer = await answered(context);
    const changes = { before: audited(presentContact(before, person)), after: audited(answer.body.data) };
    audit({ subject: toAuditSubject(before), ...changes });
    return { status: 200, ...answer };
  },

  deleteContact: async (context) => {
    const contact = await changeable(context);
    await removeContact(context.tx, contact);
    context.audit({
      subject: toAuditSubject(contact),
      before: audited(presentContact(contact, context.person)),
    });
    return { status: 204 };
  },

  getContactCard: async (context) => {
    const contact = await findVisibleContact(context);
    const card = toVcard(presentContact(contact, context.person));
    const headers = { 'content-disposition': 'attachment; filename="contacto.vcf"' };
    return { status: 200, headers, body: new Bytes('text/vcard; charset=utf-8', async () => card) };
  },
} satisfies Partial<Handlers>;

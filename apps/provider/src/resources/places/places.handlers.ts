import { fold, type PlaceWrite, searchWords } from '@school/domain';
import type { Row } from '../../database/schema.ts';
import { newId } from '../../newId.ts';
import type { Context, Handlers } from '../../http/contract/handler.ts';
import { inUse, invalid, notFound, rejectStale } from '../../httpError.ts';
import { pageBody, pageFrom } from '../paging.ts';
import { phoneColumns } from '../phoneExtension.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { presentPlace } from './places.present.ts';
import {
  changePlace,
  demoteMain,
  findPlace,
  findPlaces,
  insertPlace,
  lockPlaces,
  removePlace,
  listUses,
} from './places.queries.ts';
import { inOrder, placeProblems } from './places.rules.ts';

function toPlaceRow(input: PlaceWrite, before?: Row<'places'>) {
  const { name, code, address, timezone, lat, lng, email, commune_id, hours = [] } = input;
  return {
    name: name.trim(),
    code,
    address: address.trim(),
    timezone,
    lat: lat ?? null,
    lng: lng ?? null,
    ...phoneColumns(input, before),
    email: email?.toLowerCase() ?? null,
    commune_id: commune_id ?? null,
    hours: JSON.stringify(inOrder(hours)),
  };
}

type Change = Pick<Context<'updatePlace'>, 'tx' | 'college' | 'path' | 'version'>;

/**
 * Locks all places of the college and finds the one of the path.
 * @throws HttpError 404 when it does not exist, 409 when the change is based on another version.
 */
async function held({ tx, college, path, version }: Change) {
  await lockPlaces(tx, college.id);
  const all = await findPlaces(tx);
  const place = all.find(({ id }) => id === path.id);
  if (!place) throw notFound();
  rejectStale(version, place);
  return { all, place };
}

async function answered({ tx, path }: Pick<Change, 'tx' | 'path'>) {
  const place = (await findPlace(tx, path.id))!;
  return { headers: versionHeader(place), body: { data: presentPlace(place) } };
}

const toAuditSubject = ({ id, name }: { id: string; name: string }) => ({ kind: 'place' as const, id, name });

export const placesHandlers = {
  listPlaces: async ({ tx, query }) => {
    const words = searchWords(query.q ?? '');
    const places = (await findPlaces(tx, query.sort ?? 'main')).filter(({ name, code, address }) =>
      words.every((word) => fold(`${name} ${code} ${address}`).includes(word)),
    );
    const page = pageFrom(query);
    const data = places.slice(page.offset, page.offset + page.limit).map(presentPlace);
    return { status: 200, body: pageBody('/api/v1/places', query, page, places.length, data) };
  },

  createPlace: async ({ tx, college, body, now, audit }) => {
    await lockPlaces(tx, college.id);
    const all = await findPlaces(tx);
    const problems = placeProblems(body, all);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const main = (body.main ?? false) || all.length === 0;
    if (main) await demoteMain(tx);
    const id = newId(now);
    await insertPlace(tx, { college_id: college.id, id, main, ...toPlaceRow(body) });
    const answer = await answered({ tx, path: { id } });
    audit({ subject: toAuditSubject(answer.body.data), after: { ...answer.body.data } });
    return { status: 201, ...answer };
  },

  getPlace: async ({ tx, path }) => {
    const place = await findPlace(tx, path.id);
    if (!place) throw notFound();
    return { status: 200, headers: versionHeader(place), body: { data: presentPlace(place) } };
  },

  updatePlace: async (context) => {
    const { tx, body, audit } = context;
    const { all, place } = await held(context);
    const problems = placeProblems(body, all, place);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const main = body.main ?? false;
    if (main && !place.main) await demoteMain(tx);
    await changePlace(tx, place, { ...toPlaceRow(body, place), main });
    const answer = await answered(context);
    const [before, after] = [{ ...presentPlace(place) }, { ...answer.body.data }];
    audit({ subject: toAuditSubject(place), before, after });
    return { status: 200, ...answer };
  },

  deletePlace: async (context) => {
    const { place } = await held(context);
    if (place.main) throw inUse('This is the main place. Make another one the main place first.');
    const uses = await listUses(context.tx, place.id);
    if (uses.length > 0) throw inUse(`Still in use by: ${uses.join(', ')}.`);
    try {
      await removePlace(context.tx, place);
    } catch (error) {
      // Other references to places raise a foreign key violation.
      if ((error as { code?: string }).code !== '23503') throw error;
      throw inUse('This place is still in use.');
    }
    context.audit({ subject: toAuditSubject(place), before: { ...presentPlace(place) } });
    return { status: 204 };
  },
} satisfies Partial<Handlers>;

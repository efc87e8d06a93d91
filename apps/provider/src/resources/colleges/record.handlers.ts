import { diffFields } from '../../journal/changes.ts';
import { newId } from '../../newId.ts';
import { type Context, type RequestContext, type Handlers, prepared } from '../../http/contract/handler.ts';
import { isUploaded } from '../../http/media.ts';
import { pictureFrom } from '../pictures.ts';
import { invalid, rejectStale } from '../../httpError.ts';
import { versionHeader } from '../../http/contract/versionHeader.ts';
import { type CollegeRow, presentRecord } from './colleges.present.ts';
import { addPictures, changeCollege, findCollege, removePictures } from './colleges.queries.ts';
import { collegeFields, toAuditRecord } from './colleges.rules.ts';

/** The maximum size of each picture: a crest is always shown small, the splash fills a screen. */
const shapes = {
  image: { width: 512, height: 512, fit: 'inside' },
  image_menu: { width: 1024, height: 1024, fit: 'inside' },
  image_splash: { width: 1920, height: 1920, fit: 'inside' },
} as const;
type Slot = keyof typeof shapes;
const slots = Object.keys(shapes) as Slot[];

type Writing = Context<'updateCollege'> | Context<'updateCollegeImages'>;

const toResponse = (row: CollegeRow) => ({ headers: versionHeader(row), body: { data: presentRecord(row) } });

/**
 * Finds and locks the record.
 * @throws HttpError 409 when the change is based on another version.
 */
async function held({ tx, college, version }: Writing): Promise<CollegeRow> {
  const row = (await findCollege(tx, college.id, true))!;
  rejectStale(version, row);
  return row;
}

async function changed({ tx, audit, publish }: Writing, before: CollegeRow, change: object) {
  await changeCollege(tx, before, change);
  const after = { ...before, ...change, version: before.version + 1 };
  const subject = { kind: 'college' as const, id: after.id, name: after.name };
  audit({ subject, ...diffFields(toAuditRecord(before), toAuditRecord(after)) });
  publish({ kind: 'college.updated', to: 'everyone', data: {} });
  return { status: 200, ...toResponse(after) } as const;
}

/** Returns the requested picture of each slot, null to remove it; omitted slots stay unchanged. */
async function storePictures({
  body,
}: RequestContext<'updateCollegeImages'>): Promise<Map<Slot, Buffer | null>> {
  const pictures = new Map<Slot, Buffer | null>();
  for (const slot of slots) {
    const sent: unknown = body[slot];
    // A browser sends an empty file for a file field that was left empty.
    const file = Buffer.isBuffer(sent) && sent.length > 0 ? sent : undefined;
    if (typeof sent === 'string') throw invalid({ [slot]: [`The ${slot} field must be a file.`] });
    if (file && body[`remove_${slot}`])
      throw invalid({ [slot]: ['A picture cannot be sent and removed at once.'] });
    if (file) pictures.set(slot, await pictureFrom(file, slot, shapes[slot]));
    else if (body[`remove_${slot}`]) pictures.set(slot, null);
  }
  return pictures;
}

/** Handlers that read and change the college's record. */
export const collegeRecordHandlers = {
  getCollege: async ({ tx, college }) => ({
    status: 200,
    ...toResponse((await findCollege(tx, college.id))!),
  }),

  updateCollege: async (context) => {
    const before = await held(context);
    return changed(context, before, collegeFields(context.body, before));
  },

  updateCollegeImages: prepared(storePictures, async (context, pictures: Map<Slot, Buffer | null>) => {
    const { tx, college, now } = context;
    const before = await held(context);
    const change: Partial<Record<Slot, string | null>> = {};
    const fresh = [];
    for (const [slot, content] of pictures) {
      const id = newId(now);
      change[slot] = content && id;
      if (content) fresh.push({ college_id: college.id, id, content, created_at: now });
    }
    await addPictures(tx, fresh);
    // Files in the college's folder belong to the operator, so only uploaded pictures are deleted.
    const old = [...pictures.keys()].map((slot) => before[slot]).filter(isUploaded);
    await removePictures(tx, old);
    return changed(context, before, change);
  }),
} satisfies Partial<Handlers>;

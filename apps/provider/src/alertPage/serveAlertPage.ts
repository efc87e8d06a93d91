import { acknowledgementLimits, type Language } from '@school/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inCollege } from '../database/collegeTransaction.ts';
import { targetOfAlertToken } from '../mail/alertToken.ts';
import type { LogoReader } from '../mail/logo.ts';
import { plainHtml } from '../page/pageHtml.ts';
import { admitRequest, answerFailures, formType, readFrame, isScript, sendPage } from '../page/servePage.ts';
import type { Services } from '../http/contract/handler.ts';
import { HttpError } from '../httpError.ts';
import { textsIn } from '../messages.ts';
import { texts } from '../texts.ts';
import { alertHtml, type RejectedAnswer } from './alertHtml.ts';
import { readAnswer, storeAnswer } from './answerAlert.ts';
import { loadAlert } from './loadAlert.ts';
import { serveFiles } from './serveFiles.ts';

type Request = FastifyRequest<{ Params: { token: string }; Body: string }>;
type Missing = 'unknown' | 'expired';

/** Location and note of the most characters that the contract allows, each of four bytes and percent-encoded. */
const mostBytes = 8192;

/** Returns why an answer was not stored, in words; undefined for errors that the page does not explain. */
function rejection(error: unknown, body: string, language: Language): RejectedAnswer | undefined {
  const t = textsIn(language);
  if (!(error instanceof HttpError)) return undefined;
  if (error.status === 409) return { problem: t('emergencies.tooLate') };
  const rejected = (['location', 'note'] as const).find((name) => error.body.errors?.[name]);
  if (!rejected) return undefined;
  const fields = new URLSearchParams(body);
  const problem = t('validation.tooLong', { max: acknowledgementLimits[rejected] });
  return { problem, location: fields.get('location') ?? '', note: fields.get('note') ?? '' };
}

/** The answers of the page's own routes. */
function alertRoutes(services: Services, readLogo: LogoReader) {
  const { db, clock, encryption, limits } = services;
  const admit = (request: Request) => admitRequest(services, request);
  const frame = (request: Request, preferredLanguage?: Language | null) =>
    readFrame(services, readLogo, request, preferredLanguage);
  const sendMissing = async (request: Request, reply: FastifyReply, reason: Missing) => {
    const missing = await frame(request);
    const label = textsIn(missing.language)('login.submit');
    const content = { ...texts[missing.language].alertPage[reason], link: '/auth/login', label };
    return sendPage(reply, reason === 'expired' ? 410 : 404, plainHtml(missing, content));
  };
  const load = (request: Request) => {
    const { id } = request.college!;
    return inCollege(db, id, (tx) => loadAlert(tx, encryption, id, request.params.token, clock()));
  };

  const show = async (request: Request, reply: FastifyReply) => {
    admit(request);
    const loaded = await load(request);
    if ('missing' in loaded) return sendMissing(request, reply, loaded.missing);
    return sendPage(reply, 200, alertHtml(await frame(request, loaded.alert.language), loaded.alert));
  };

  const answer = async (request: Request, reply: FastifyReply) => {
    const { id: collegeId } = admit(request);
    const { token } = request.params;
    if (typeof request.body !== 'string')
      throw new HttpError(415, { message: `The body must be ${formType}.` });
    const target = targetOfAlertToken(encryption, collegeId, token);
    if (target) await limits.hit('alertAnswer', token);
    const loaded = await load(request);
    if (!target || 'missing' in loaded)
      return sendMissing(request, reply, 'missing' in loaded ? loaded.missing : 'unknown');
    try {
      const sent = readAnswer(request.body);
      const context = { now: clock(), source: request.ip };
      await inCollege(db, collegeId, (tx) => storeAnswer(tx, { collegeId, ...target }, sent, context));
    } catch (error) {
      if (isScript(request)) throw error;
      const frameInLanguage = await frame(request, loaded.alert.language);
      const rejected = rejection(error, request.body, frameInLanguage.language);
      if (!rejected) throw error;
      return sendPage(reply, (error as HttpError).status, alertHtml(frameInLanguage, loaded.alert, rejected));
    }
    return isScript(request) ? reply.code(204).send() : reply.redirect(`/alert/${token}`, 303);
  };
  return { show, answer };
}

/**
 * Serves the page of an alert at `/alert/<token>`, the link of its e-mail: GET shows it and changes nothing, POST stores an
 * answer and answers with 303 to the page, or 204 to its script. An unknown link is a 404, an expired one a 410.
 * @param readLogo Returns a logo of a few kilobytes.
 */
export async function serveAlertPage(
  app: FastifyInstance,
  services: Services,
  readLogo: LogoReader,
): Promise<void> {
  await app.register(async (scope) => {
    const { show, answer } = alertRoutes(services, readLogo);
    answerFailures(scope);
    serveFiles(scope, services, readLogo);
    scope.addContentTypeParser(
      formType,
      { parseAs: 'string', bodyLimit: mostBytes },
      (_request, body, done) => done(null, body),
    );
    scope.get('/alert/:token', show as never);
    scope.post('/alert/:token', answer as never);
  });
}

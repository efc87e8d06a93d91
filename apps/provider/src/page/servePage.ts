import type { Language } from '@school/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inCollege } from '../database/collegeTransaction.ts';
import type { LogoReader } from '../mail/logo.ts';
import type { College } from '../http/college.ts';
import type { Services } from '../http/contract/handler.ts';
import { HttpError, notFound } from '../httpError.ts';
import { negotiateLanguage } from '../http/language.ts';
import { toRateLimitSource } from '../http/rateLimitSource.ts';
import { textsIn } from '../messages.ts';
import { type Frame, plainHtml } from './pageHtml.ts';

/** The media type of a form that a page without script sends. */
export const formType = 'application/x-www-form-urlencoded';

/** Whether a page's script sent the request: it reads the status only. */
export const isScript = ({ headers }: FastifyRequest) => headers.accept === 'application/json';

/** Sends a page. Its address contains a secret, so no other site gets it as the referrer. */
export const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply
    .code(status)
    .headers({ 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(html);

/** Answers a failure with a page in words, unless the page's script sent the request. */
export function answerFailures(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    const { college: school } = request;
    if (isScript(request) || !school) throw error;
    const status = error instanceof HttpError ? error.status : 503;
    if (status !== 429 && status < 500) throw error;
    if (!(error instanceof HttpError)) request.log.error({ err: error }, 'failed');
    const language = negotiateLanguage(request.headers['accept-language'], school.language);
    const t = textsIn(language);
    const body = t(status === 429 ? 'errors.tooMany' : 'errors.notLoaded.body');
    const content = { title: t('errors.notLoaded.title'), body, link: request.url, label: t('app.retry') };
    return sendPage(reply, status, plainHtml({ school, language, hasLogo: false }, content));
  });
}

/**
 * Counts a request for a page and returns its school.
 * @throws HttpError 404 without a school, 429 beyond the limit.
 */
export function admitRequest({ limits }: Pick<Services, 'limits'>, request: FastifyRequest): College {
  limits.request({ source: toRateLimitSource(request.ip), authorization: undefined });
  if (!request.college) throw notFound();
  return request.college;
}

/**
 * Returns the frame of a page.
 * @param preferredLanguage The language that the person chose, null for the school's. @default the language of the request
 */
export async function readFrame(
  { db }: Pick<Services, 'db'>,
  readLogo: LogoReader,
  request: FastifyRequest,
  preferredLanguage?: Language | null,
): Promise<Frame> {
  const school = request.college!;
  const logo = await inCollege(db, school.id, (tx) => readLogo(tx, school));
  const visitor = negotiateLanguage(request.headers['accept-language'], school.language);
  return {
    school,
    language: preferredLanguage === undefined ? visitor : (preferredLanguage ?? school.language),
    hasLogo: Boolean(logo),
  };
}

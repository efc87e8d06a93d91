import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inCollege } from '../database/collegeTransaction.ts';
import type { LogoReader } from '../mail/logo.ts';
import { readUnsubscribeToken } from '../mail/unsubscribeToken.ts';
import { plainHtml } from '../page/pageHtml.ts';
import { admitRequest, answerFailures, formType, readFrame, sendPage } from '../page/servePage.ts';
import type { Services } from '../http/contract/handler.ts';
import { toRateLimitSource } from '../http/rateLimitSource.ts';
import { findPreferences } from '../resources/accounts/preferences.queries.ts';
import { unsubscribe } from '../resources/accounts/unsubscribe.commands.ts';
import { textsIn } from '../messages.ts';
import { texts } from '../texts.ts';
import { unsubscribeHtml } from './unsubscribeHtml.ts';

type Request = FastifyRequest<{ Params: { token: string } }>;

function unsubscribeRoutes(services: Services, readLogo: LogoReader) {
  const { db, encryption, clock } = services;

  const sendUnknown = async (request: Request, reply: FastifyReply) => {
    const frame = await readFrame(services, readLogo, request);
    const label = textsIn(frame.language)('login.submit');
    const content = { ...texts[frame.language].unsubscribePage.unknown, link: '/auth/login', label };
    return sendPage(reply, 404, plainHtml(frame, content));
  };

  const show = async (request: Request, reply: FastifyReply) => {
    const { id: college_id } = admitRequest(services, request);
    const { token } = request.params;
    const unsubscription = readUnsubscribeToken(encryption, college_id, token);
    if (!unsubscription) return sendUnknown(request, reply);
    const { userId: id, kinds } = unsubscription;
    const preferences = await inCollege(db, college_id, (tx) => findPreferences(tx, { college_id, id }));
    if (!preferences) return sendUnknown(request, reply);
    const frame = await readFrame(services, readLogo, request, preferences.language);
    return sendPage(reply, 200, unsubscribeHtml(frame, preferences, kinds, `/unsubscribe/${token}`));
  };

  const stop = async (request: Request, reply: FastifyReply) => {
    const { id: collegeId } = admitRequest(services, request);
    const { token } = request.params;
    const unsubscription = readUnsubscribeToken(encryption, collegeId, token);
    if (!unsubscription) return sendUnknown(request, reply);
    const context = { collegeId, source: toRateLimitSource(request.ip), now: clock() };
    const hasChanged = await inCollege(db, collegeId, (tx) => unsubscribe(tx, unsubscription, context));
    return hasChanged !== undefined
      ? reply.redirect(`/unsubscribe/${token}`, 303)
      : sendUnknown(request, reply);
  };
  return { show, stop };
}

/**
 * Serves the page on which a person stops the kinds of e-mails of a link. GET changes nothing, because mail scanners open
 * links: at the address of `List-Unsubscribe`, whose POST is an operation of the contract, and at `/unsubscribe/<token>`,
 * whose POST is the button. An unknown link is a 404.
 * @param readLogo Returns a logo of a few kilobytes.
 */
export async function serveUnsubscribePage(
  app: FastifyInstance,
  services: Services,
  readLogo: LogoReader,
): Promise<void> {
  await app.register(async (scope) => {
    const { show, stop } = unsubscribeRoutes(services, readLogo);
    answerFailures(scope);
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 1024 }, (_request, body, done) =>
      done(null, body),
    );
    scope.get('/api/v1/unsubscribe/:token', show as never);
    scope.get('/unsubscribe/:token', show as never);
    scope.post('/unsubscribe/:token', stop as never);
  });
}

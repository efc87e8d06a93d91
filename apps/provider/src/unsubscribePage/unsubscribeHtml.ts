import type { EmailKind, Preferences } from '@school/domain';
import { escapeHtml } from '../escapeHtml.ts';
import { type Frame, pageHtml } from '../page/pageHtml.ts';
import { textsIn } from '../messages.ts';
import { texts } from '../texts.ts';

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>\n`;

/**
 * Renders the page on which a person stops the e-mails of some kinds: those that will stop and one button, or the
 * confirmation when they have stopped. A kind that the school sends to everyone cannot be stopped.
 * @param kinds What the link can switch off.
 * @param action The address to which the button posts.
 */
export function unsubscribeHtml(
  frame: Frame,
  { emails }: Preferences,
  kinds: readonly EmailKind[],
  action: string,
): string {
  const { unsubscribePage: own, digest, chooseEmails } = texts[frame.language];
  const t = textsIn(frame.language);
  const listed = emails.filter(({ kind }) => kinds.includes(kind));
  const locked = listed.filter((email) => email.locked);
  const free = listed.filter((email) => !email.locked);
  const hasStopped = free.every(({ frequency }) => frequency === 'app_only');
  const list = (items: Preferences['emails']) =>
    `<ul>${items.map(({ kind }) => `<li>${escapeHtml(digest.headings[kind])}</li>`).join('')}</ul>\n`;
  const button = `<form method="post" action="${escapeHtml(action)}"><button class="primary">${escapeHtml(own.stop)}</button></form>\n`;
  const freeHtml = `${paragraph(hasStopped ? own.stopped : own.willStop)}${list(free)}${hasStopped ? '' : button}`;
  const lockedHtml = paragraph(t('profile.preferences.emails.locked')) + list(locked);
  const title = free.length === 0 ? own.lockedTitle : hasStopped ? own.stoppedTitle : own.title;
  const main = `<main><h1>${escapeHtml(title)}</h1>
${free.length > 0 ? freeHtml : ''}${locked.length > 0 ? lockedHtml : ''}${paragraph(own.stillInApp)}</main>`;
  const footer = `<p><a href="/app/profile?part=preferences">${escapeHtml(chooseEmails)}</a></p>`;
  return pageHtml(frame, { title, className: '', main, footer });
}

import { acknowledgementLimits, alertIn, fullPhoneText, type Language, phoneHref } from '@school/domain';
import { escapeHtml } from '../escapeHtml.ts';
import { alertKindLabel } from '../mail/alertKindLabel.ts';
import { type Frame, pageHtml } from '../page/pageHtml.ts';
import { formatDateTag } from '../../../../locales/languages.ts';
import type { MessageId } from '../../../../locales/messageId.ts';
import { textsIn } from '../messages.ts';
import { texts } from '../texts.ts';
import type { PersonalAlert } from './loadAlert.ts';

/** An answer that was not stored, to be shown again with its reason. */
export interface RejectedAnswer {
  problem: string;
  location?: string | undefined;
  note?: string | undefined;
}

/** Isolates a text of unknown direction inside a sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const paragraphs = (text: string) =>
  text
    .trim()
    .split(/(?:\r?\n){2,}/)
    .map((part) => `<p dir="auto">${escapeHtml(part)}</p>`)
    .join('');

/** What the page says, in the person's language. */
function toMessages({ school, language }: Frame, { row, receipt }: PersonalAlert) {
  const t = textsIn(language);
  const isDrill = row.mode === 'drill';
  const messages = texts[language].alertPage;
  const format = new Intl.DateTimeFormat(formatDateTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: school.timezone,
  });
  return {
    t,
    own: messages,
    time: (date: Date) => `<time datetime="${date.toISOString()}">${escapeHtml(format.format(date))}</time>`,
    label: row.closed_at
      ? messages[isDrill ? 'drillEnded' : 'alertEnded']
      : t(isDrill ? 'notifications.drill' : 'emergencies.real'),
    answered:
      receipt.response === null
        ? ''
        : t(`notifications.answer.answered${receipt.response === 'safe' ? 'Safe' : 'NeedsHelp'}`),
  };
}

type AlertMessages = ReturnType<typeof toMessages>;

function bannerHtml({ row }: PersonalAlert, { time, label }: AlertMessages, language: Language): string {
  const kind = alertKindLabel(row, row.closed_at !== null, language);
  const places = row.places.map(({ name }) => `<bdi translate="no">${escapeHtml(name)}</bdi>`).join(' · ');
  const parts = [kind ? escapeHtml(kind) : '', places].filter(Boolean).map((part) => `<span>${part}</span>`);
  return `<strong>${escapeHtml(label)}</strong>${parts.join('')}${time(row.sent_at ?? row.created_at)}`;
}

function updatesHtml({ updates, row }: PersonalAlert, { t, own: messages, time }: AlertMessages): string {
  if (updates.length === 0) return '';
  const items = updates.toReversed().map(({ content, all_clear, created_at }) => {
    const ended = messages[row.mode === 'drill' ? 'drillEnded' : 'alertEnded'];
    const mark = all_clear ? `<strong>${escapeHtml(ended)}</strong> ` : '';
    return `<li>${mark}${time(created_at)}<p dir="auto">${escapeHtml(content.trim())}</p></li>`;
  });
  return `<h2>${escapeHtml(t('notifications.updates'))}</h2><ol>${items.join('')}</ol>`;
}

const answersHtml = ({ t }: AlertMessages): string => {
  const word = (id: MessageId) => escapeHtml(t(id));
  return `<h2>${word('notifications.answer.title')}</h2>
<form method="post" aria-label="${word('notifications.answer.title')}">
<button class="primary" name="state" value="safe">${word('notifications.answer.safe')}</button>
<button name="state" value="needs_help">${word('notifications.answer.needsHelp')}</button></form>`;
};

function noteHtml({ row, receipt }: PersonalAlert, { t }: AlertMessages, rejected?: RejectedAnswer): string {
  const location = rejected?.location ?? receipt.response_location ?? '';
  const note = rejected?.note ?? receipt.response_note ?? '';
  const needsHelp = receipt.response === 'needs_help' || rejected?.note !== undefined;
  const word = (id: MessageId) => escapeHtml(t(id));
  const drillHint = row.mode === 'drill' ? `${word('notifications.answer.drill')} ` : '';
  return `<form method="post" id="note"${needsHelp ? '' : ' hidden'}><input type="hidden" name="state" value="needs_help" />
<label for="location">${word('emergencies.help.location')}</label>
<input id="location" name="location" dir="auto" maxlength="${acknowledgementLimits.location}" value="${escapeHtml(location)}" />
<label for="text">${word('emergencies.help.note')}</label>
<textarea id="text" name="note" dir="auto" maxlength="${acknowledgementLimits.note}">
${escapeHtml(note)}</textarea>
<button>${word('emergencies.help.send')}</button></form>
<p class="quiet">${drillHint}${word('notifications.answer.changeable')}</p>`;
}

function footerHtml({ school }: Frame, { row }: PersonalAlert, { t, own: messages }: AlertMessages): string {
  const author = [row.author_name, row.author_first_lastname].filter(Boolean).join(' ');
  const { phone, phone_extension: extension } = school;
  const call = phone
    ? `<p><a class="call" href="${escapeHtml(phoneHref(phone, extension))}">${escapeHtml(messages.call)} <bdi${extension ? '' : ' dir="ltr"'} translate="no">${escapeHtml(fullPhoneText(t, phone, extension))}</bdi></a></p>`
    : '';
  return `${call}<p>${escapeHtml(t('emergencies.startedBy', { name: isolated(author) }))}</p>
<p><a href="/notifications/${row.id}">${escapeHtml(messages.openApp)}</a></p>`;
}

/** The page of an alert for one person; escapes every text that people wrote. */
export function alertHtml(frame: Frame, alert: PersonalAlert, rejected?: RejectedAnswer): string {
  const { receipt } = alert;
  const row = alertIn(alert.row, frame.language);
  const words = toMessages(frame, alert);
  const { t, own: messages, label, answered } = words;
  const data: Record<string, string> = {
    status: row.closed_at ? 'ended' : 'ongoing',
    safe: t('notifications.answer.answeredSafe'),
    help: t('notifications.answer.answeredNeedsHelp'),
    waiting: t('emergencies.waiting'),
    late: t('emergencies.tooLate'),
    rejected: messages.rejected,
    offline: messages.offline,
    ...(receipt.seen_at ? { seen: '' } : {}),
  };
  const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`);
  // Confirmation and updates are below the buttons: above, they would move them under a finger.
  const main = `<main ${attributes.join(' ')}>
<div id="banner">${bannerHtml(alert, words, frame.language)}</div><div class="hatch"></div>
<h1 dir="auto">${escapeHtml(row.title)}</h1>
<div id="message">${paragraphs(row.content)}</div>
<div id="answers">${row.closed_at ? `<p>${escapeHtml(messages.noAnswers)}</p>` : answersHtml(words)}</div>
<p id="answer" role="status">${escapeHtml(answered)}</p>
<p id="problem" role="alert">${escapeHtml(rejected?.problem ?? '')}</p>
<div id="details">${row.closed_at ? '' : noteHtml(alert, words, rejected)}</div>
<div id="updates" aria-live="polite">${updatesHtml(alert, words)}</div>
<p id="network" role="status"></p>
</main>`;
  const className = [row.mode, ...(row.closed_at ? ['ended'] : [])].join(' ');
  const script = '<script type="module" src="/alert/page.js"></script>\n';
  const content = {
    title: `${label}: ${row.title}`,
    className,
    main,
    footer: footerHtml(frame, alert, words),
  };
  return pageHtml(frame, content, script);
}

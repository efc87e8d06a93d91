import { Virtual } from '@guidepup/virtual-screen-reader';
import { waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { loadCatalogue } from '../intl/catalogue.ts';
import { formatTag, type Locale } from '../intl/messages.ts';
import { createPublicText } from '../intl/publicText.ts';
import type { Translate } from '../intl/useText.ts';

/** Returns a text without marks of direction, soft hyphens and no-break spaces, which are not heard. */
const toHeard = (text: string) =>
  text
    .replaceAll(/[\u00AD\u200B\u200E\u200F\u2060\u2066-\u2069]/g, '')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Loads the messages of a language, app and kit. */
export async function loadMessages(locale: Locale) {
  const { messages, kit } = await loadCatalogue(locale, ['public', 'protected']);
  const translate = createPublicText(formatTag(locale), messages);
  const t: Translate = (id, values) => toHeard(translate(id, values));
  return { t, kit };
}

/** Ends of elements, and elements without meaning, which readers don't announce. */
const isSilent = (phrase: string) => /^(?:strong|paragraph|time|rowgroup|end|end of .*)$/.test(phrase);

/** Whether a phrase repeats the text of the element before it, such as the content of a button after its name. */
const isRepeated = (phrase: string, previous: string | undefined) =>
  previous !== undefined && (phrase === previous || `${previous}, `.includes(`, ${phrase}, `));

/** Parts of a phrase that follow from the role, which readers leave out. */
const implied =
  /, (?:not read only|max value \d+|min value \d+|level 1(?=, position)|no autocomplete|orientated \w+|\d controls?|set size \d+|position \d+|not required)(?=,|$)/g;

const toPhrase = (phrase: string) => toHeard(phrase).replaceAll(implied, '');

/** What a screen reader says from the start of an element to its end, while the cursor moves through it. */
export async function readAloud(container: Element): Promise<string[]> {
  const virtual = new Virtual();
  await virtual.start({ container });
  const start = await virtual.lastSpokenPhrase();
  while ((await virtual.lastSpokenPhrase()) !== `end of ${start}`) await virtual.next();
  const phrases = (await virtual.spokenPhraseLog()).map(toPhrase);
  await virtual.stop();
  return phrases
    .filter((phrase) => !isSilent(phrase))
    .filter((phrase, at, all) => !isRepeated(phrase, all[at - 1]));
}

const readChoice = ({ checked }: HTMLInputElement) => (checked ? 'checked' : 'not checked');

/** What a screen reader says about one element: role, name, value, description and states. */
async function readElement(container: Element): Promise<string> {
  if (!container.isConnected) return '';
  const virtual = new Virtual();
  await virtual.start({ container });
  const phrase = await virtual.lastSpokenPhrase();
  await virtual.stop();
  const isChoice = container instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(container.type);
  // The library reads the attribute, which stays that of the first rendering.
  return toPhrase(isChoice ? phrase.replace(/(?:not )?checked/, readChoice(container)) : phrase);
}

/** Elements whose name is announced when the focus enters them. */
const groups =
  'dialog, fieldset, [role=dialog], [role=alertdialog], [role=group], [role=radiogroup], [role=grid]';

function listGroups(element: Element): Element[] {
  const group = element.parentElement?.closest(groups);
  return group ? [...listGroups(group), group] : [];
}

function readText(node: Node): string {
  if (node instanceof Element && node.matches('[aria-hidden=true], [hidden]')) return '';
  return node instanceof Text ? node.data : [...node.childNodes].map(readText).join(' ');
}

/** Returns the live region around a changed node, unless it is silent. */
function findLiveRegion(node: Node) {
  const element = node instanceof Element ? node : node.parentElement;
  const region = element?.closest('[aria-live], [role=alert], [role=status], [role=log]');
  const isWhole = region?.matches('[role=alert], [role=status]') ?? false;
  const politeness =
    region?.getAttribute('aria-live') ?? (region?.matches('[role=alert]') ? 'assertive' : 'polite');
  if (!region || politeness === 'off') return undefined;
  return { region, politeness, isAtomic: (region.ariaAtomic ?? String(isWhole)) === 'true' };
}

/** Lists the alerts in a node that was inserted: readers announce them, but no other region that was inserted with its text. */
const listAlerts = (node: Node): Element[] =>
  node instanceof Element
    ? [...(node.matches('[role=alert]') ? [node] : []), ...node.querySelectorAll('[role=alert]')]
    : [];

/** What live regions say about the changes of one moment, each region once. */
function readAnnouncements(records: readonly MutationRecord[]): string[] {
  const changes = new Map<Element, { politeness: string; nodes: Set<Node> }>();
  const add = (region: Element, politeness: string, nodes: readonly Node[]) => {
    const change = changes.get(region) ?? { politeness, nodes: new Set<Node>() };
    for (const node of nodes) change.nodes.add(node);
    changes.set(region, change);
  };
  for (const { target, addedNodes, type } of records) {
    const live = findLiveRegion(target);
    if (live) {
      const changed = type === 'characterData' ? [target] : [...addedNodes];
      add(live.region, live.politeness, live.isAtomic ? [live.region] : changed);
    } else for (const alert of [...addedNodes].flatMap(listAlerts)) add(alert, 'assertive', [alert]);
  }
  return [...changes.values()].flatMap(({ politeness, nodes }) => {
    const connected = [...nodes].filter(({ isConnected }) => isConnected);
    const text = toHeard(connected.map(readText).join(' '));
    return text ? [`${politeness}: ${text}`] : [];
  });
}

/** Maximum time after which a change is announced, in milliseconds. */
const longestDelay = 150;

/**
 * Follows the focus and the live regions of the page until the end of the test, as a screen reader does.
 *
 * @param ignored Start of an announcement that may come at any time, such as that of a stored draft.
 */
export function startScreenReader(ignored: string) {
  let log: (Promise<string> | string)[] = [];
  let around: readonly Element[] = [];
  const followFocus = ({ target }: FocusEvent) => {
    // The focus of a group that hands it on is not announced.
    if (!(target instanceof Element) || target !== document.activeElement) return;
    const path = [...listGroups(target), target];
    const entered = path.filter((element) => element === target || !around.includes(element));
    around = path;
    // After what the focus and its key change.
    const settled = new Promise((resolve) => setTimeout(resolve));
    log.push(...entered.map((element) => settled.then(() => readElement(element))));
  };
  const observer = new MutationObserver((records) => log.push(...readAnnouncements(records)));
  document.addEventListener('focusin', followFocus);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    document.removeEventListener('focusin', followFocus);
  });
  const hears = async (expected: readonly unknown[]) => {
    await waitFor(
      async () => {
        const phrases = await Promise.all(log);
        const announced = phrases.filter((phrase) => phrase && !phrase.startsWith(ignored));
        expect(announced).toEqual(
          expected.map((phrase) => (typeof phrase === 'string' ? toHeard(phrase) : phrase)),
        );
      },
      { onTimeout: (error) => error },
    );
    log = [];
  };
  return {
    /** Waits until exactly these phrases were announced since the last call. */
    hears,
    /** Checks that nothing was announced since then, nor is about to be: its timer fires after those of announcements. */
    async staysSilent(): Promise<void> {
      await new Promise((resolve) => setTimeout(resolve, longestDelay));
      await hears([]);
    },
  };
}

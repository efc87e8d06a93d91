/** Retired words of names and prose, and what replaces them (docs/glossary.md). */
const retired = new Map([
  ['door', 'public or protected route'],
  ['house', 'college'],
  ['indoors', 'protected'],
  ['wardrobe', 'themeManager'],
  ['wear', 'apply'],
  ['worn', 'applied'],
  ['postman', 'mailWorker'],
  ['patience', 'timeouts'],
  ['manner', 'options'],
  ['lent', 'a verb that says what happens'],
  ['told', 'notified or reported'],
  ['untold', 'pending'],
  ['tell', 'notify or report'],
  ['telling', 'specific'],
  ['said', 'message or reply'],
  ['kept', 'stored'],
  ['unkept', 'unstored'],
  ['judge', 'validate or check'],
  ['judged', 'validated or checked'],
  ['judging', 'validation'],
  ['nobody', 'empty, or the missing value; "no one" in prose'],
  ['somebody', 'person'],
  ['whoever', 'person'],
  ['whom', 'person or audience'],
  ['thing', 'item'],
]);

/** Words that are retired only in names. */
const retiredInNames = new Map([
  ...retired,
  ['staging', 'testing'],
  ['staged', 'testing'],
  ['beginning', 'quickAction, or prefix'],
  ['finds', 'searchResults'],
  ['surroundings', 'services'],
  ['seal', 'encrypt'],
  ['sealed', 'encrypted'],
  ['say', 'message, log or send'],
  ['ask', 'request, query or confirm'],
  ['asked', 'request or query'],
  ['asking', 'context or confirmation'],
  ['asker', 'requester'],
  ['keeper', 'subscriber'],
  ['seen', 'read, visited or a noun'],
  ['unseen', 'unread'],
  ['spoken', 'accessible'],
]);

/** Words and phrases that are retired only in prose. */
const retiredInProse = new Map([
  ...retired,
  ['anybody', 'anyone, or the person'],
  ['nowhere', 'not, or without'],
  ['room', 'space, or classroom'],
  ['refuse', 'reject, block, or "doesn\'t"'],
  ['refused', 'rejected or blocked'],
  ['refusing', 'rejecting'],
  ['refusal', 'rejection'],
  ['stand', 'be, represent or replace'],
  ['by itself', 'automatically, or without what'],
  ['by themselves', 'automatically, or without what'],
  ['of its own', 'separate, or "its own" before the noun'],
  ['of their own', 'separate, or "their own" before the noun'],
]);

export interface RetiredWord {
  word: string;
  /** Position in the text. */
  index: number;
  /** Names the term to use. */
  message: string;
}

const toRetiredWord = (word: string, term: string | undefined, index: number): RetiredWord => ({
  word,
  index,
  message: `"${word}" is a retired word: a newcomer cannot search for it. Use the field's term: ${term} (docs/glossary.md).`,
});

/** Returns the first retired word of an identifier or a file name. */
export function findRetiredName(name: string): RetiredWord | undefined {
  const word = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((part) => (retiredInNames.has(part) ? part : part.replace(/s$/, '')))
    .find((part) => retiredInNames.has(part));
  return word === undefined ? undefined : toRetiredWord(word, retiredInNames.get(word), 0);
}

/* A phrase may continue on the next line of a comment. The property in `props.refused` is a name. */
const gap = String.raw`[\s*]+`;
const words = [...retiredInProse.keys()].map((word) => word.replaceAll(' ', gap)).join('|');
const retiredWord = new RegExp(String.raw`(?<![\w.$])(${words})s?(?!\w)`, 'gi');
const quoted = /“[^”]*”|"[^"\n]*"|`[^`\n]*`/g;

/** Returns the retired words of a comment, title or page. Quoted texts and code may contain any word. */
export const findRetiredProse = (text: string): RetiredWord[] =>
  [...text.replaceAll(quoted, (quote) => ' '.repeat(quote.length)).matchAll(retiredWord)].map((match) => {
    const word = match[1]!.toLowerCase().replaceAll(/[\s*]+/g, ' ');
    return toRetiredWord(word, retiredInProse.get(word), match.index);
  });
